import type { Mark, Node } from 'prosemirror-model';
import { schema } from '../schema/schema';
import { createRandom, type Random } from './random';

const WORDS = [
  ...[
    'scherm',
    'de',
    '43\u00a0inch',
    '2.500\u00a0cd/m²',
    'foto’s',
    'één',
    '‘touch’',
    'a&b',
    'x < y',
  ],
  ...[
    '"aanhaling"',
    "zo'n",
    '&nbsp;',
    '&amp;lt;',
    '<p>',
    '</td>',
    '€\u00a01.299,00',
    '–',
    '日本',
    '😀',
  ],
  ...['\u200b', 'e\u0301', '--', '<!-- x -->', '[link](/x)', '\u2028', '{{x}}', '$1', '\\', '%20'],
];
const SPACES = [' ', ' ', ' ', ' ', '  ', '\t', '\n', ' \u00a0 '];
const HREFS = [
  ...['/kiosken', '/kiosken/clearvision#maten', '#kop-kleur', 'mailto:info@zuilwerk.example'],
  ...[
    'tel:+31201234567',
    'https://example.com/',
    'https://example.com/a?b=1&c=%22#d',
    '/zoeken?q=a%20b',
  ],
];
const VIDEOS = [
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://player.vimeo.com/video/76979871?dnt=1',
  'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
];
/** What the editor has no nodes for, as the page has it too. */
const HAND_WRITTEN = [
  '<figure><p>Een gedicht</p></figure>',
  '<figure><blockquote><p>Een citaat</p></blockquote><figcaption>Een dichter</figcaption></figure>',
  '<pre>Een <code>woord</code></pre>',
];
const MARKS = ['a', 'strong', 'b', 'em', 'i', 's', 'sub', 'sup', 'code'];
const MAX_DEPTH = 4;

/** A document of the editor with every node and mark of the schema, and with what people type wrong. */
export function randomDocument(seed: number): Node {
  const random = createRandom(seed);
  const blocks = times(1 + random.below(3), () => randomBlock(random));
  return schema.node('doc', null, blocks);
}

function randomBlock(random: Random): Node {
  if (random.oneIn(30)) return schema.node('handWritten', { source: random.pick(HAND_WRITTEN) });
  return random.oneIn(6) ? randomTable(random) : randomFlow(random, 0);
}

function randomFlow(random: Random, depth: number): Node {
  const leaf = [
    'p',
    'p',
    'p',
    'h2',
    'h3',
    'h4',
    'pre',
    'hr',
    'figure',
    'video',
    'linkCard',
  ] as const;
  const nested = ['ul', 'ol', 'blockquote'] as const;
  const name = depth < MAX_DEPTH ? random.pick([...leaf, ...nested]) : random.pick(leaf);
  switch (name) {
    case 'pre':
      return schema.node(name, { isCode: random.oneIn(2) }, randomCode(random));
    case 'hr':
      return schema.node(name);
    case 'figure':
      return randomFigure(random);
    case 'video':
      return randomVideo(random);
    case 'linkCard':
      return schema.node(name, {
        href: random.pick(HREFS),
        title: randomText(random),
        description: random.oneIn(3) ? '' : randomText(random),
      });
    case 'blockquote':
      return schema.node(name, null, randomFlows(random, depth + 1));
    case 'ul':
      return schema.node(name, null, randomItems(random, depth + 1));
    case 'ol':
      return schema.node(
        name,
        {
          start: random.pick([1, 1, 3, 0, -2]),
          type: random.pick([null, null, 'a', 'A', 'i', 'I']),
        },
        randomItems(random, depth + 1),
      );
    default:
      return schema.node(name, null, randomInline(random));
  }
}

function randomFlows(random: Random, depth: number): Node[] {
  return times(1 + random.below(3), () => randomFlow(random, depth));
}

function randomItems(random: Random, depth: number): Node[] {
  return times(1 + random.below(3), () => {
    const paragraph = random.oneIn(9) ? [] : [schema.node('p', null, randomInline(random))];
    const others = random.oneIn(3) ? randomFlows(random, depth) : [];
    const blocks = [...paragraph, ...others];
    return schema.node('li', null, blocks.length > 0 ? blocks : randomFlows(random, depth));
  });
}

function randomFigure(random: Random): Node {
  const caption = () =>
    random.oneIn(2) ? [schema.node('figcaption', null, randomInline(random))] : [];
  const media = times(random.oneIn(9) ? 0 : 1 + random.below(2), () => {
    if (random.oneIn(5)) return randomVideo(random);
    return randomPicture(random, 'img', random.oneIn(4) ? [randomLink(random)] : []);
  });
  return schema.node('figure', random.oneIn(4) ? { 'data-width': 'text' } : null, [
    ...(random.oneIn(5) ? caption() : []),
    ...media,
    ...caption(),
  ]);
}

function randomPicture(random: Random, name: 'img' | 'inlineImg', marks: Mark[]): Node {
  const size = random.oneIn(2) ? { width: '1600', height: '900' } : {};
  const alt = random.oneIn(4) ? '' : randomText(random).trim();
  return schema.node(
    name,
    { src: `/media/blog/beeld-${random.below(9)}.avif`, alt, ...size },
    [],
    marks,
  );
}

function randomVideo(random: Random): Node {
  const title = random.oneIn(3) ? '' : randomText(random).trim();
  return schema.node('video', { src: random.pick(VIDEOS), title });
}

/** Regular, as prosemirror-tables keeps tables: every row is as wide as the table, and sections end between rows. */
function randomTable(random: Random): Node {
  const width = 1 + random.below(3);
  const sections = [
    ...times(random.below(2), () => 'thead'),
    ...times(1 + random.below(2), () => 'tbody'),
    ...(random.oneIn(5) ? ['tfoot'] : []),
  ];
  const rows = sections.flatMap((section) => randomRows(random, width, section));
  const caption = random.oneIn(2) ? [schema.node('caption', null, randomInline(random))] : [];
  return schema.node('table', null, [...caption, schema.node('rows', null, rows)]);
}

function randomRows(random: Random, width: number, section: string): Node[] {
  const row = (cells: Node[]) => schema.node('tr', { section }, cells);
  const cell = (spans = {}) => randomCell(random, spans);
  if (width > 1 && random.oneIn(4)) {
    return [
      row([cell({ rowspan: 2 }), ...times(width - 1, () => cell())]),
      row(times(width - 1, () => cell())),
    ];
  }
  if (width > 1 && random.oneIn(4)) {
    return [row([cell({ colspan: 2 }), ...times(width - 2, () => cell())])];
  }
  return [row(times(width, () => cell()))];
}

function randomCell(random: Random, spans: object): Node {
  const content = random.oneIn(4)
    ? randomFlows(random, MAX_DEPTH - 1)
    : [schema.node('p', null, randomInline(random))];
  if (random.oneIn(2)) return schema.node('td', spans, content);
  const scope = random.pick(['col', 'row', 'colgroup', 'rowgroup', null]);
  return schema.node('th', { ...spans, scope }, content);
}

function randomInline(random: Random): Node[] {
  return times(random.below(6), () => {
    const marks = randomMarks(random);
    if (random.oneIn(8)) return schema.node('br', null, [], marks);
    if (random.oneIn(15)) return randomPicture(random, 'inlineImg', marks);
    return schema.text(randomText(random), marks);
  });
}

function randomMarks(random: Random): Mark[] {
  if (random.oneIn(2)) return [];
  return times(1 + random.below(3), () => random.pick(MARKS)).reduce<readonly Mark[]>(
    (marks, name) => (name === 'a' ? randomLink(random) : schema.mark(name)).addToSet(marks),
    [],
  ) as Mark[];
}

function randomLink(random: Random): Mark {
  return schema.mark('a', { href: random.pick(HREFS) });
}

function randomText(random: Random): string {
  const edge = () => (random.oneIn(4) ? random.pick(SPACES) : '');
  const words = times(1 + random.below(4), () => random.pick(WORDS));
  return edge() + words.reduce((text, word) => text + random.pick(SPACES) + word) + edge();
}

function randomCode(random: Random): Node[] {
  const lines = times(
    random.below(4),
    () => `${random.pick(['', '  ', '\t', '\n'])}${randomText(random)}`,
  );
  const text = lines.join('\n');
  const marks = random.oneIn(4) ? [schema.mark('strong')] : [];
  return text === '' ? [] : [schema.text(text, marks)];
}

function times<Item>(count: number, make: () => Item): Item[] {
  return Array.from({ length: count }, make);
}
