import type { Node } from 'prosemirror-model';

/** Selection that the editor should make: the block with this text, or this picture. */
export type Place = { block: string; start: number; end: number } | { picture: string };

export type Heading = { level: number; text: string };
export type Link = { text: string; href: string; block: string; start: number };
export type Picture = { src: string; alt: string };

/** What the rules look at. */
export type Article = {
  headings: Heading[];
  /** The text of each paragraph, item and cell. */
  passages: string[];
  links: Link[];
  pictures: Picture[];
};

/** Reads a document of the editor. */
export function readArticle(doc: Node): Article {
  const article: Article = { headings: [], passages: [], links: [], pictures: [] };
  doc.descendants((node) => {
    const { src, alt } = node.attrs;
    if (['img', 'inlineImg'].includes(node.type.name)) article.pictures.push({ src, alt });
    if (!node.isTextblock) return;
    const level = /^h([234])$/.exec(node.type.name)?.[1];
    if (level) article.headings.push({ level: Number(level), text: node.textContent });
    else if (node.type.name === 'p') article.passages.push(textOf(node));
    article.links.push(...linksIn(node));
  });
  return article;
}

/** The text of a block, in which a line break is a space; positions in it are those in the block. */
export function textOf(block: Node): string {
  return block.textBetween(0, block.content.size, undefined, ' ');
}

function linksIn(block: Node): Link[] {
  const links: Link[] = [];
  const text = textOf(block);
  block.forEach((node, offset) => {
    const href = node.marks.find(({ type }) => type.name === 'a')?.attrs.href;
    if (!node.isText || href === undefined) return;
    const last = links.at(-1);
    // Part of the link may be bold.
    if (last && last.href === href && last.start + last.text.length === offset)
      last.text += node.text ?? '';
    else links.push({ text: node.text ?? '', href, block: text, start: offset });
  });
  return links;
}
