import type { MarkSpec, NodeSpec } from 'prosemirror-model';
import type { AllowedElement } from '@/lib/posts/post-html/allow-list';

/**
 * How the editor holds an element: as a node, as a mark, or as the section of a table row. The sections have no
 * node, because prosemirror-tables needs rows to be children of the table.
 */
export type ElementSpec = { node: NodeSpec } | { mark: MarkSpec } | { section: true };

const TEXT_BLOCK = { content: 'inline*', group: 'block flow' };

/** Every allowed element; a type error tells which one is missing. Tables stand only at the top: pages cannot nest them. */
export const elementSpecs: Record<AllowedElement, ElementSpec> = {
  p: { node: TEXT_BLOCK },
  h2: { node: { ...TEXT_BLOCK, defining: true } },
  h3: { node: { ...TEXT_BLOCK, defining: true } },
  h4: { node: { ...TEXT_BLOCK, defining: true } },
  blockquote: { node: { content: 'flow+', group: 'block flow', defining: true } },
  pre: {
    node: {
      content: 'text*',
      group: 'block flow',
      marks: 'a strong b em i s sub sup',
      code: true,
      defining: true,
      // Whether the text is in a `code` element too, as markup for program code usually is.
      attrs: { isCode: { default: true, validate: 'boolean' } },
    },
  },
  ul: { node: { content: 'li+', group: 'block flow' } },
  ol: { node: { content: 'li+', group: 'block flow' } },
  li: { node: { content: 'flow+', defining: true } },
  hr: { node: { group: 'block flow' } },
  figure: {
    node: {
      content: 'figcaption? (img | video)* figcaption?',
      group: 'block flow',
      // A linked picture.
      marks: 'a',
      isolating: true,
    },
  },
  img: { node: { draggable: true } },
  figcaption: { node: { content: 'inline*', isolating: true } },
  table: { node: { content: 'caption? rows', group: 'block', isolating: true } },
  caption: { node: { content: 'inline*', isolating: true } },
  thead: { section: true },
  tbody: { section: true },
  tfoot: { section: true },
  tr: {
    node: {
      content: '(td | th)*',
      tableRole: 'row',
      attrs: { section: { default: 'tbody', validate: 'string' } },
    },
  },
  td: { node: { content: 'flow+', tableRole: 'cell', isolating: true } },
  th: { node: { content: 'flow+', tableRole: 'header_cell', isolating: true } },
  br: { node: { inline: true, group: 'inline', selectable: false, linebreakReplacement: true } },

  // Marks in the order in which elements are nested, the outermost first.
  a: { mark: { inclusive: false } },
  strong: { mark: {} },
  b: { mark: {} },
  em: { mark: {} },
  i: { mark: {} },
  s: { mark: {} },
  sub: { mark: {} },
  sup: { mark: {} },
  code: { mark: { code: true } },
};
