import {
  ALLOWED_ELEMENTS,
  type AllowedElement,
  EDITOR_ATTRIBUTES,
  INLINE_ELEMENTS,
} from '@/lib/posts/post-html/allow-list';
import { cleanPostHtml } from '@/lib/posts/post-html/clean';
import { parseHtml } from '../testing/parse-html';
import { site } from '../testing/site';
import { fromHtml } from './from-html';
import { toHtml } from './to-html';

const PICTURE = '<img src="/media/a.avif" alt="beeld" width="600" height="400">';
const CELL = '<td>cel</td>';

/** Each allowed element around a content, with what it needs around itself. */
const samples: Record<AllowedElement, (content: string) => string> = {
  ...(Object.fromEntries(
    ALLOWED_ELEMENTS.map((name) => [name, (content: string) => `<${name}>${content}</${name}>`]),
  ) as Record<AllowedElement, (content: string) => string>),
  a: (content) => `<a href="https://example.com/">${content}</a>`,
  br: (content) => `${content}<br>volgende regel`,
  caption: (content) =>
    `<table><caption>${content}</caption><tbody><tr>${CELL}</tr></tbody></table>`,
  figcaption: (content) => `<figure>${PICTURE}<figcaption>${content}</figcaption></figure>`,
  hr: (content) => `${content}<hr>`,
  img: (content) => `${content}${PICTURE}`,
  li: (content) => `<ul><li>${content}</li><li>tweede</li></ul>`,
  ol: (content) => `<ol start="3" type="a"><li>${content}</li></ol>`,
  table: (content) => `<table><tbody><tr><td>${content}</td></tr></tbody></table>`,
  tbody: (content) => `<table><tbody><tr><td>${content}</td></tr></tbody></table>`,
  td: (content) =>
    `<table><tbody><tr><td rowspan="2">${content}</td>${CELL}</tr><tr>${CELL}</tr></tbody></table>`,
  tfoot: (content) =>
    `<table><tbody><tr>${CELL}</tr></tbody><tfoot><tr><td>${content}</td></tr></tfoot></table>`,
  th: (content) => `<table><tbody><tr><th scope="row">${content}</th>${CELL}</tr></tbody></table>`,
  thead: (content) =>
    `<table><thead><tr><th>${content}</th></tr></thead><tbody><tr>${CELL}</tr></tbody></table>`,
  tr: (content) =>
    `<table><tbody><tr><td colspan="2">${content}</td></tr><tr>${CELL}${CELL}</tr></tbody></table>`,
  ul: (content) => `<ul><li>${content}</li></ul>`,
};

const FORMATS = INLINE_ELEMENTS.filter((name) => name !== 'a');
const OTHER_ELEMENTS = ALLOWED_ELEMENTS.filter(
  (name) => !FORMATS.includes(name as (typeof FORMATS)[number]),
);
const inEveryFormat = (content: string) =>
  FORMATS.reduce((inner, name) => `<${name}>${inner}</${name}>`, content);

const opened = (html: string) => toHtml(fromHtml(html, site, parseHtml));

/** The words and pictures that visitors get, each with the elements around it that look like something. */
function seen(html: string): string[] {
  const { body } = parseHtml(cleanPostHtml(html, site).html);
  const texts = body.ownerDocument.createTreeWalker(body, 4);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const word of text.textContent?.match(/\S+/g) ?? [])
      found.push(`${word}: ${around(text)}`);
  }
  for (const picture of body.querySelectorAll('img')) {
    found.push(`${picture.getAttribute('src')} ${picture.alt}: ${around(picture, 'a')}`);
  }
  return found;
}

const ATTRIBUTES: Record<string, readonly string[]> = EDITOR_ATTRIBUTES;

function around(node: Node, inline = INLINE_ELEMENTS.join(', ')): string {
  const names = new Set<string>();
  for (let parent = node.parentElement; parent; parent = parent.parentElement) {
    const isSeen = parent.matches(
      `h2, h3, h4, blockquote, pre, ul, ol, li, figure, figcaption, table, caption, thead, tfoot, tr, th, td, ${inline}`,
    );
    if (!isSeen) continue;
    const values = (ATTRIBUTES[parent.localName] ?? []).map((name) => parent?.getAttribute(name));
    names.add([parent.localName, ...values].join(' '));
  }
  return [...names].sort().join(', ');
}

const outers: [string, (content: string) => string][] = [
  ['every format', inEveryFormat],
  ...OTHER_ELEMENTS.map((name): [string, (content: string) => string] => [name, samples[name]]),
];

test.each(outers)(
  'opening and storing %s around any allowed element changes nothing that visitors see',
  (_outer, around) => {
    const formats = FORMATS.map((name) => `<${name}>in ${name}</${name}>`);
    const contents = [
      `tekst ${formats.join(' tussen ')} na`,
      ...OTHER_ELEMENTS.map((inner) => `voor ${samples[inner]('in')} na`),
    ];
    // Few texts and elements, because jsdom takes a millisecond for each.
    const html = contents.map(around).join('<hr>');
    expect(seen(opened(html))).toEqual(seen(html));
  },
);

test('only the block that the editor cannot hold is set apart', () => {
  const table = `<figure><table><tbody><tr>${CELL}</tr></tbody></table><figcaption>Maten</figcaption></figure>`;
  const doc = fromHtml(`<div><h2>Kop</h2>${table}<p>Tekst</p></div>`, site, parseHtml);
  expect(doc.children.map(({ type }) => type.name)).toEqual(['h2', 'handWritten', 'p']);
  const stored = `<h2>Kop</h2>\n${table}\n<p>Tekst</p>\n`;
  expect(toHtml(doc)).toBe(stored);
  expect(opened(stored)).toBe(stored);
});
