import type { NodeSpec } from 'prosemirror-model';

/** The attribute that holds the HTML of such a block while it is read, copied and pasted. */
export const HAND_WRITTEN = 'data-hand-written';

/** HTML that the site shows and for which the editor has no nodes: stored as it is. */
export const handWritten: NodeSpec = {
  group: 'block',
  draggable: true,
  attrs: { source: { validate: 'string' } },
  toDOM: ({ attrs: { source } }) => ['div', { [HAND_WRITTEN]: source }, 'Eigen HTML'],
};
