import { parseHtml } from '../../testing/parse-html';
import type { Random } from '../../testing/random';

const NAMES = [
  ...[
    'p',
    'div',
    'span',
    'h1',
    'h3',
    'h6',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'pre',
  ],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'figure', 'figcaption'],
  ...['b', 'i', 's', 'sub', 'a', 'code', 'font', 'section', 'center', 'o:p', 'x-unknown', 'label'],
];
const VOID = ['<br>', '<hr>', '<br><br>', '<img src="/media/a.avif" alt="a">', '<col span="2">'];
const ATTRIBUTES: readonly (readonly [string, readonly string[]])[] = [
  ['colspan', ['0', '-1', '2', '3', '7', '1000', 'x', '']],
  ['rowspan', ['0', '-1', '2', '3', '7', '65535', 'x', '']],
  ['span', ['0', '2', '9', '1001']],
  ['start', ['0', '-3', '3', '27', '999999999', 'x']],
  ['value', ['0', '5', 'x']],
  ['type', ['a', 'A', 'i', 'I', '1', 'disc', 'x']],
  ['aria-level', ['0', '1', '3', '9', 'x']],
  [
    'class',
    ['MsoTitle', 'MsoListParagraph', 'EOP', 'ListContainerWrapper', 'Apple-interchange-newline'],
  ],
  [
    'href',
    [
      '#a',
      'https://example.com/',
      'javascript:x()',
      'file:///a',
      'mailto:',
      'https://vimeo.com/76979871',
    ],
  ],
  ['data-hand-written', ['<figure><p>x</p></figure>']],
  [
    'style',
    [
      ...[
        'mso-list:l0 level1 lfo1',
        'mso-list:l1 level3 lfo2',
        'mso-list:l0 level9',
        'mso-list:none',
      ],
      ...[
        'font-weight:bold',
        'font-weight:400',
        'text-decoration:line-through',
        'font:italic 9pt x',
      ],
      ...['white-space:pre', 'white-space:pre;font-family:monospace', 'list-style-type:none'],
      ...['list-style-type:lower-alpha', 'list-style-type:upper-roman', 'vertical-align:super'],
    ],
  ],
];

type Change = (body: HTMLElement, random: Random) => void;

const CHANGES: Record<string, Change> = {
  drop: (body, random) => elementIn(body, random)?.remove(),
  unwrap: (body, random) => {
    const element = elementIn(body, random);
    element?.replaceWith(...element.childNodes);
  },
  duplicate: (body, random) => {
    const element = elementIn(body, random);
    element?.after(element.cloneNode(true));
  },
  move: (body, random) => {
    const [element, place] = [elementIn(body, random), elementIn(body, random)];
    if (element && place && !element.contains(place)) place.before(element);
  },
  nest: (body, random) => {
    const [element, place] = [elementIn(body, random), elementIn(body, random)];
    if (element && place && !element.contains(place)) place.append(element);
  },
  wrap: (body, random) => {
    const element = elementIn(body, random);
    const wrapper = body.ownerDocument.createElement(random.pick(NAMES));
    element?.replaceWith(wrapper);
    if (element) wrapper.append(element);
  },
  rename: (body, random) => {
    const element = elementIn(body, random);
    if (!element) return;
    const renamed = body.ownerDocument.createElement(random.pick(NAMES));
    for (const { name, value } of element.attributes) set(renamed, name, value);
    renamed.append(...element.childNodes);
    element.replaceWith(renamed);
  },
  insert: (body, random) => {
    elementIn(body, random)?.insertAdjacentHTML(
      random.pick(['beforebegin', 'afterbegin', 'beforeend', 'afterend']),
      random.pick([
        ...VOID,
        ' ',
        'los ',
        '&nbsp;',
        '\u200b',
        '\n',
        '<td>cel</td>',
        '<li>punt</li>',
      ]),
    );
  },
  'swap attributes': (body, random) => {
    const [one, other] = [elementIn(body, random), elementIn(body, random)];
    if (!one || !other) return;
    const [ofOne, ofOther] = [one, other].map(({ attributes }) => Array.from(attributes));
    for (const { name } of ofOne ?? []) one.removeAttribute(name);
    for (const { name } of ofOther ?? []) other.removeAttribute(name);
    for (const { name, value } of ofOne ?? []) set(other, name, value);
    for (const { name, value } of ofOther ?? []) set(one, name, value);
  },
  'set attribute': (body, random) => {
    const [name, values] = random.pick(ATTRIBUTES);
    const element = elementIn(body, random, /span$/.test(name) ? 'td, th, col' : '*');
    if (element) set(element, name, random.pick(values));
  },
  'change a row': (body, random) => {
    const cell = elementIn(body, random, 'td, th');
    if (random.oneIn(2)) cell?.remove();
    else cell?.after(cell.cloneNode(true));
  },
  shuffle: (body, random) => {
    const element = elementIn(body, random);
    const children = Array.from(element?.childNodes ?? []);
    while (children.length > 0) {
      const [child] = children.splice(random.below(children.length), 1);
      if (child) element?.append(child);
    }
  },
};
const NAMES_OF_CHANGES = Object.keys(CHANGES);

/** HTML with its elements changed in a few places. */
export function mutated(html: string, random: Random): string {
  const { body, documentElement } = parseHtml(html);
  for (let count = 1 + random.below(6); count > 0; count -= 1) {
    CHANGES[random.pick(NAMES_OF_CHANGES)]?.(body, random);
  }
  return documentElement.outerHTML;
}

/** HTML that is cut off or taken apart: tags that are not closed, or closed elsewhere. */
export function broken(html: string, random: Random): string {
  const start = random.below(html.length);
  const end = start + random.below(html.length - start);
  if (random.oneIn(3)) return html.slice(start, end);
  if (random.oneIn(2)) return html.slice(0, start) + html.slice(end);
  const tags = html.match(/<[^<>]*>/g) ?? ['<p>'];
  return html.slice(0, start) + random.pick(tags) + html.slice(start);
}

function elementIn(body: HTMLElement, random: Random, selector = '*'): Element | undefined {
  const elements = body.querySelectorAll(selector);
  return elements.length > 0 ? elements[random.below(elements.length)] : undefined;
}

/** Parsers accept names of attributes that may not be set. */
function set(element: Element, name: string, value: string) {
  try {
    element.setAttribute(name, value);
  } catch {
    // Left out.
  }
}
