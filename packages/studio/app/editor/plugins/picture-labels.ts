import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { nodeType } from '../schema/types';

/** Shows below each picture how it is described to those who do not see it. */
export const pictureLabels = new Plugin<DecorationSet>({
  state: {
    init: (_config, { doc }) => labelsIn(doc),
    apply: (tr, labels) => (tr.docChanged ? labelsIn(tr.doc) : labels),
  },
  props: {
    decorations(state) {
      return this.getState(state);
    },
  },
});

function labelsIn(doc: Parameters<typeof DecorationSet.create>[0]): DecorationSet {
  const labels: Decoration[] = [];
  doc.descendants((node, position) => {
    if (node.type !== nodeType('img')) return;
    const alt = String(node.attrs.alt);
    const widget = Decoration.widget(position + node.nodeSize, () => label(alt), {
      key: `alt ${alt}`,
      side: -1,
    });
    labels.push(widget);
  });
  return DecorationSet.create(doc, labels);
}

function label(alt: string): HTMLElement {
  const element = document.createElement('p');
  element.className = alt ? 'picture-label' : 'picture-label is-missing';
  element.textContent = alt ? `Beschrijving: ${alt}` : 'Nog geen beschrijving';
  return element;
}
