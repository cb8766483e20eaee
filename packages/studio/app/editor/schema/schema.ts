import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import type { AllowedElement } from '@/lib/posts/post-html/allow-list';
import { toPostVideo } from '@/lib/posts/post-html/videos';
import { attributeSpecsOf, htmlAttributesOf } from './attributes';
import { elementSpecs } from './elements';
import { handWritten } from './hand-written';
import { linkCard } from './link-card';

/** Nodes that are no element of the allow-list. */
const otherNodes = {
  handWritten,
  linkCard,
  text: { group: 'inline' },
  // A picture in a line of text, as older posts have; a new picture is a figure.
  inlineImg: {
    inline: true,
    group: 'inline',
    draggable: true,
    attrs: attributeSpecsOf('img'),
    toDOM: (node) => ['img', htmlAttributesOf('img', node.attrs)],
  },
  // The rows of a table, apart from its caption.
  rows: {
    content: 'tr+',
    tableRole: 'table',
    toDOM: () => ['table', ['tbody', 0]],
  },
  // An iframe of YouTube or Vimeo.
  video: {
    group: 'block flow',
    draggable: true,
    attrs: { src: { validate: 'string' }, title: { default: '', validate: 'string' } },
    toDOM: ({ attrs: { src, title } }) => {
      const name = toPostVideo({ src, title })?.name ?? 'Video';
      return ['div', { class: 'post-video-block', 'data-src': src, 'data-title': title }, name];
    },
  },
} satisfies Record<string, NodeSpec>;

/** Made from the allow-list, so that the editor can hold all that the sanitiser keeps, and nothing else. */
export const schema = createSchema();

function createSchema() {
  const nodes: Record<string, NodeSpec> = { doc: { content: 'block+' } };
  const marks: Record<string, MarkSpec> = {};
  for (const [name, spec] of Object.entries(elementSpecs)) {
    const element = name as AllowedElement;
    const attrs = attributeSpecsOf(element);
    if ('node' in spec) {
      nodes[element] = {
        ...spec.node,
        attrs: { ...attrs, ...spec.node.attrs },
        toDOM: (node) => toDom(element, node.attrs, !node.type.isLeaf),
      };
    }
    if ('mark' in spec) {
      marks[element] = {
        ...spec.mark,
        attrs,
        toDOM: (mark) => toDom(element, mark.attrs, true),
      };
    }
  }
  return new Schema({ nodes: { ...nodes, ...otherNodes }, marks });
}

/** How the editor shows an element. The wrapper around caption and rows may not be a table element itself. */
const SHOWN_AS: Partial<Record<AllowedElement, [string, Record<string, string>]>> = {
  table: ['div', { class: 'post-table' }],
  caption: ['div', { class: 'post-caption' }],
};

function toDom(
  element: AllowedElement,
  values: Record<string, unknown>,
  hasContent: boolean,
): DOMOutputSpec {
  const [name, attributes] = SHOWN_AS[element] ?? [element, htmlAttributesOf(element, values)];
  if (element === 'pre' && values.isCode) return [name, ['code', 0]];
  if (element === 'tr') return [name, { 'data-section': String(values.section) }, 0];
  if (values.type) attributes.class = `type-${values.type}`;
  return hasContent ? [name, attributes, 0] : [name, attributes];
}
