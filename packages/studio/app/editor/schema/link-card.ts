import type { DOMOutputSpec, NodeSpec } from 'prosemirror-model';
import { hostOf, LINK_CARD_CLASS } from '@/lib/posts/post-html/link-cards';

/** A link in a frame of its own, with a line about the page that it leads to. */
export const linkCard: NodeSpec = {
  group: 'block flow',
  draggable: true,
  attrs: {
    href: { validate: 'string' },
    title: { validate: 'string' },
    description: { default: '', validate: 'string' },
  },
  leafText: ({ attrs: { title, description } }) => `${title} ${description}`.trim(),
  toDOM({ attrs: { href, title, description } }) {
    const host = hostOf(href);
    const about: DOMOutputSpec[] = description ? [['p', description]] : [];
    return [
      'figure',
      { class: LINK_CARD_CLASS, ...(host && { 'data-host': host }) },
      ['p', ['a', { href }, title]],
      ...about,
    ];
  },
};
