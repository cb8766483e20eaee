import { cleanPostHtml } from '@/lib/posts/post-html/clean';
import { fromHtml } from '../html/from-html';
import { tidy } from '../html/tidy';
import { toHtml } from '../html/to-html';
import { parseHtml } from './parse-html';
import { randomDocument } from './random-document';
import { site } from './site';

/** Source of an opened document: the stored HTML, or the HTML that visitors get. */
type Source = 'database' | 'page';

/** What goes wrong when random documents are stored and opened again; an empty list when nothing does. */
export function roundTripFaults(source: Source, firstSeed: number, count: number): object[] {
  return Array.from({ length: count }, (_, index) => faultOf(source, firstSeed + index)).filter(
    (fault) => fault !== null,
  );
}

function faultOf(source: Source, seed: number): object | null {
  const doc = tidy(randomDocument(seed));
  doc.check();
  const stored = toHtml(doc);
  const { html, removed } =
    source === 'page' ? cleanPostHtml(stored, site) : { html: stored, removed: [] };
  if (removed.length > 0) return { seed, stored, removed };
  const opened = fromHtml(html, site, parseHtml);
  return opened.eq(doc) ? null : { seed, stored, html, opened: toHtml(opened) };
}
