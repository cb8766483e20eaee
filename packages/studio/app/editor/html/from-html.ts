import type { Node } from 'prosemirror-model';
import { schema } from '../schema/schema';
import { setHandWrittenApart } from './hand-written';
import { createParser } from './parse-rules';
import type { Site } from './site';
import { tidy } from './tidy';
import { toHtml } from './to-html';

/** Parses HTML without running or loading anything. */
export type ParseHtml = (html: string) => Document;

/** The document of stored HTML, or of the HTML of a post's page. */
export function fromHtml(html: string, site: Site, parseHtml: ParseHtml): Node {
  const { body } = parseHtml(html);
  moveFootersToEnd(body);
  const parser = createParser(site);
  const doc = tidy(parser.parse(body));
  // Mostly: the editor wrote it.
  if (toHtml(doc) === html) return doc;
  setHandWrittenApart(body, { parser, site, parseHtml });
  return tidy(parser.parse(body));
}

export function emptyDocument(): Node {
  return schema.node('doc', null, schema.node('p'));
}

/** A `tfoot` may stand before the `tbody` that it is shown below. */
export function moveFootersToEnd(body: HTMLElement) {
  for (const footer of body.querySelectorAll('table > tfoot')) footer.parentElement?.append(footer);
}
