import { DOMParser, DOMSerializer } from 'prosemirror-model';
import { createParser } from '../html/parse-rules';
import type { Site } from '../html/site';
import { schema } from '../schema/schema';

const { nodes, marks } = DOMSerializer.fromSchema(schema);

/** Writes what is copied as HTML that other programs know: tables and videos look otherwise in the editor. */
export const clipboardSerializer = new DOMSerializer(
  {
    ...nodes,
    table: () => ['table', 0],
    caption: () => ['caption', 0],
    rows: () => ['tbody', 0],
    video: ({ attrs: { src, title } }) => ['iframe', { src, title }],
  },
  marks,
);

/** Reads what is pasted, with the sections of the rows that were copied in the editor. */
export function clipboardParser(site: Site): DOMParser {
  const copiedRow = {
    tag: 'tr[data-section]',
    node: 'tr',
    getAttrs: ({ dataset: { section = '' } }: HTMLElement) =>
      /^t(head|body|foot)$/.test(section) && { section },
  };
  return new DOMParser(schema, [copiedRow, ...createParser(site).rules]);
}
