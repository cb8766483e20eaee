import { escapeText } from 'entities/escape';
import type { Mark, Node } from 'prosemirror-model';
import type { AllowedElement } from '@/lib/posts/post-html/allow-list';
import { htmlAttributesOf } from '../schema/attributes';
import { escapeAttribute, withoutForbidden } from './escape';
import { tidy } from './tidy';

/** The HTML of a document as posts are stored: one block a line, without what a page cannot show. Needs no DOM. */
export function toHtml(doc: Node): string {
  const tidied = tidy(doc);
  if (tidied.childCount === 1 && tidied.firstChild?.content.size === 0 && !tidied.firstChild.isLeaf)
    return '';
  return lines(
    tidied.children.map((block, index) =>
      index > 0 && block.type.name === 'h2' ? `\n${blockHtml(block)}` : blockHtml(block),
    ),
  );
}

function lines(parts: string[]): string {
  return parts.map((part) => `${part}\n`).join('');
}

function blockHtml(node: Node): string {
  const element = node.type.name as AllowedElement | 'handWritten' | 'linkCard' | 'video' | 'rows';
  switch (element) {
    case 'video':
      return videoHtml(node);
    case 'linkCard':
      return linkCardHtml(node);
    case 'handWritten':
      return withoutForbidden(node.attrs.source);
    case 'rows':
      return rowsHtml(node);
    case 'img':
      return withMarks(pictureHtml(node), node.marks);
    case 'hr':
      return '<hr>';
    case 'pre':
      return preHtml(node);
    case 'li':
    case 'td':
    case 'th':
      return `${startTag(element, node)}${flowHtml(node)}</${element}>`;
    case 'tr':
      return `<tr>${node.children.map(blockHtml).join('')}</tr>`;
    case 'table':
      return `<table>\n${node.children.map((child) => (child.type.name === 'rows' ? rowsHtml(child) : `${blockHtml(child)}\n`)).join('')}</table>`;
    default:
      return node.isTextblock
        ? `${startTag(element, node)}${inlineHtml(node)}</${element}>`
        : `${startTag(element, node)}\n${lines(node.children.map(blockHtml))}</${element}>`;
  }
}

function startTag(element: AllowedElement, node: Node): string {
  return tag(element, htmlAttributesOf(element, node.attrs));
}

function tag(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(
    ([attribute, value]) => ` ${attribute}="${escapeAttribute(value)}"`,
  );
  return `<${name}${written.join('')}>`;
}

function pictureHtml(node: Node): string {
  return tag('img', htmlAttributesOf('img', node.attrs));
}

function videoHtml({ attrs: { src, title } }: Node): string {
  return `${tag('iframe', title ? { src, title } : { src })}</iframe>`;
}

function linkCardHtml({ attrs: { href, title, description } }: Node): string {
  const link = `<p>${tag('a', { href })}${escapeText(title)}</a></p>`;
  const about = description ? [`<p>${escapeText(description)}</p>`] : [];
  return `<figure>\n${lines([link, ...about])}</figure>`;
}

function preHtml(node: Node): string {
  const text = inlineHtml(node);
  if (node.attrs.isCode) return `<pre><code>${text}</code></pre>`;
  // Parsers drop a line break that follows the start tag.
  return `<pre>${text.startsWith('\n') ? '\n' : ''}${text}</pre>`;
}

/** The blocks of a list item or cell: text only, where the paragraph makes no difference to visitors. */
function flowHtml(node: Node): string {
  const [first, ...others] = node.children;
  const isTight =
    first?.type.name === 'p' && others.every(({ type }) => ['ul', 'ol'].includes(type.name));
  if (!first || !isTight) return `\n${lines(node.children.map(blockHtml))}`;
  if (others.length === 0) return inlineHtml(first);
  return `${inlineHtml(first)}\n${lines(others.map(blockHtml))}`;
}

/** Rows in their sections, which stand in order. */
function rowsHtml(node: Node): string {
  let html = '';
  node.forEach((row, _, index) => {
    const section = String(row.attrs.section);
    if (sectionAt(node, index - 1) !== section) html += `<${section}>\n`;
    html += `${blockHtml(row)}\n`;
    if (sectionAt(node, index + 1) !== section) html += `</${section}>\n`;
  });
  return html;
}

function sectionAt(rows: Node, index: number): unknown {
  return rows.maybeChild(index)?.attrs.section;
}

function inlineHtml(block: Node): string {
  let html = '';
  let open: readonly Mark[] = [];
  block.forEach((node) => {
    const kept = node.marks.findIndex((mark, index) => !open[index]?.eq(mark));
    const shared = kept === -1 ? Math.min(node.marks.length, open.length) : kept;
    html +=
      endTags(open.slice(shared)) + startTags(node.marks.slice(shared)) + inlineNodeHtml(node);
    open = node.marks;
  });
  return html + endTags(open);
}

function inlineNodeHtml(node: Node): string {
  if (node.isText) return escapeText(node.text ?? '');
  return node.type.name === 'br' ? '<br>' : pictureHtml(node);
}

function withMarks(html: string, marks: readonly Mark[]): string {
  return `${startTags(marks)}${html}${endTags(marks)}`;
}

function startTags(marks: readonly Mark[]): string {
  return marks
    .map(({ type, attrs }) => tag(type.name, htmlAttributesOf(type.name as AllowedElement, attrs)))
    .join('');
}

function endTags(marks: readonly Mark[]): string {
  return marks
    .toReversed()
    .map(({ type }) => `</${type.name}>`)
    .join('');
}
