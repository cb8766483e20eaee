import { DOMSerializer } from 'prosemirror-model';
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
