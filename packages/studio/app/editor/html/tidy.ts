import { Fragment, Mark, type Node } from 'prosemirror-model';
import { withoutForbidden } from './escape';

/** White space that HTML shows as one space. */
const SPACES = /[ \t\n\r\f]+/g;

/** Text blocks that are left out when they are empty, where their parent can do without. */
const DROPPED_WHEN_EMPTY = [
  'p',
  'h2',
  'h3',
  'h4',
  'pre',
  'figcaption',
  'caption',
  'blockquote',
  'figure',
];

/**
 * The document without what a page cannot show: empty blocks, line breaks at the edge of a block, and white space
 * other than single spaces within text.
 */
export function tidy(doc: Node): Node {
  return tidyNode(doc);
}

function tidyNode(node: Node): Node {
  if (node.type.name === 'pre') return node.copy(mapText(node.content, withoutCarriageReturns));
  if (node.isTextblock) return node.copy(tidyInline(node.content));
  if (node.type.name === 'linkCard') return tidyCard(node);
  if (node.isLeaf) return node;
  if (node.type.name === 'rows') return tidyRows(node);
  const children = node.children.map(tidyNode);
  const kept = children.filter((child) => !isDropped(child));
  const isFigure = node.type.name === 'figure';
  return node.copy(Fragment.from(refilled(node, isFigure ? kept.map(withPictureLinkOnly) : kept)));
}

/** A card without a title would be a link without a text. */
function tidyCard({ type, attrs: { href, title, description } }: Node): Node {
  const line = (text: string) =>
    withoutForbidden(text).replaceAll(SPACES, ' ').replaceAll(/^ | $/g, '');
  return type.create({ href, title: line(title) || href, description: line(description) });
}

function isDropped(child: Node): boolean {
  return DROPPED_WHEN_EMPTY.includes(child.type.name) && isEmpty(child);
}

function isEmpty(node: Node): boolean {
  return node.isTextblock ? node.content.size === 0 : node.children.every(isEmpty) && !node.isLeaf;
}

/** Leaves one paragraph if all blocks were empty. */
function refilled(node: Node, children: Node[]): Node[] {
  const { p } = node.type.schema.nodes;
  return children.length === 0 && p && node.type.contentMatch.matchType(p)
    ? [p.create()]
    : children;
}

function withPictureLinkOnly(child: Node): Node {
  return child.type.name === 'img' ? child : child.mark(Mark.none);
}

const SECTIONS = ['thead', 'tbody', 'tfoot'];

/** Sections stand in one order in a table; a row in the wrong place gets the section of the row before it. */
function tidyRows(node: Node): Node {
  let last = 0;
  const rows = node.children.map((row) => {
    const tidied = tidyNode(row);
    const given = SECTIONS.indexOf(row.attrs.section);
    // Headers only at the top.
    if (given < last) return tidied.type.create({ section: SECTIONS[last] }, tidied.content);
    last = given;
    return tidied;
  });
  return node.copy(Fragment.from(rows));
}

function withoutCarriageReturns(text: string): string {
  return withoutForbidden(text.replaceAll(/\r\n?/g, '\n').replaceAll('\f', ''));
}

function tidyInline(content: Fragment): Fragment {
  const spaced = mapText(content, (text) => withoutForbidden(text).replaceAll(SPACES, ' '));
  const nodes: Node[] = [];
  for (const node of spaced.content) {
    const previous = nodes.at(-1);
    if (node.isText) {
      const startsLine = !previous || isBreak(previous) || endsWithSpace(previous);
      pushText(nodes, node, startsLine ? node.text?.replace(/^ /, '') : node.text);
    } else {
      if (isBreak(node)) trimEnd(nodes);
      if (!isBreak(node) || nodes.length > 0) nodes.push(node);
    }
  }
  trimEnd(nodes);
  while (nodes.length > 0 && isBreak(nodes.at(-1))) {
    nodes.pop();
    trimEnd(nodes);
  }
  return Fragment.from(nodes);
}

function trimEnd(nodes: Node[]) {
  const last = nodes.at(-1);
  if (!last?.isText || !endsWithSpace(last)) return;
  nodes.pop();
  pushText(nodes, last, last.text?.slice(0, -1));
}

function pushText(nodes: Node[], node: Node, text = '') {
  if (text !== '') nodes.push(node.type.schema.text(text, node.marks));
}

function mapText(content: Fragment, change: (text: string) => string): Fragment {
  const nodes: Node[] = [];
  content.forEach((node) => {
    if (node.isText) pushText(nodes, node, change(node.text ?? ''));
    else nodes.push(node);
  });
  return Fragment.from(nodes);
}

const isBreak = (node?: Node) => node?.type.name === 'br';
const endsWithSpace = (node: Node) => node.isText && (node.text ?? '').endsWith(' ');
