/** One kind of HTML that costs a parser or a regular expression much: text of about `size` characters. */
export type Shape = { name: string; ofSize: (size: number) => string };

const repeated = (name: string, part: string): Shape => ({
  name,
  ofSize: (size) => part.repeat(Math.ceil(size / part.length)),
});

/** `before` and `after` get half of the size each. */
const halves = (name: string, before: string, after: string): Shape => ({
  name,
  ofSize: (size) =>
    before.repeat(Math.ceil(size / 2 / before.length)) +
    after.repeat(Math.ceil(size / 2 / after.length)),
});

const numbered = (name: string, part: (number: number) => string, around = ['', '']): Shape => ({
  name,
  ofSize: (size) => {
    const count = Math.ceil(size / part(10_000).length);
    return (
      around[0] + Array.from({ length: count }, (_, number) => part(number)).join('') + around[1]
    );
  },
});

/** What makes a sanitiser slow: markup that nests, that never ends, that repeats, that ends nothing. */
export const SHAPES: Shape[] = [
  repeated('text', 'Een zin met woorden. '),
  repeated('paragraphs', '<p>Een zin met <strong>nadruk</strong>.</p>\n'),
  ...['<h2>', '<h2>x</h2>', '<h2>x', '<h2><h3>', '<div>', '</div>', '<div>a', 'a<div>b</div>'].map(
    (part) => repeated(part, part),
  ),
  ...['<div> </div>', '<b>', '<p>', '</p>', '<br>', '<font>', '<li>', '<ul><li>'].map((part) =>
    repeated(part, part),
  ),
  ...['<table>', '<table><tr><td>', '<table></table>', '<td>', '</table>'].map((part) =>
    repeated(part, part),
  ),
  ...['<a href=', '<a href="', '<a href=x>', '<a href="https://a.example/x">x</a>'].map((part) =>
    repeated(part, part),
  ),
  ...['<img', '<img>', 'x<img>', '<img src=/a>', '<img src="/a.avif" alt="a">'].map((part) =>
    repeated(part, part),
  ),
  ...['<iframe>', '<iframe src="https://player.vimeo.com/video/1"></iframe>', '<post-video>'].map(
    (part) => repeated(part, part),
  ),
  ...[
    '&',
    '&amp',
    '&amp;',
    '&#',
    '<!--',
    '<!-- -->',
    '<',
    '>',
    '<a',
    '</',
    '<>',
    '"',
    ' ',
    '\n',
    '&nbsp;',
  ].map((part) => repeated(JSON.stringify(part), part)),
  ...['<script>', '<style>', '<svg>', '<svg><p>', '<textarea>', '<![CDATA[', '<?'].map((part) =>
    repeated(part, part),
  ),
  halves('open boxes, then ends of another', '<div>', '</p>'),
  halves('open boxes, then their ends', '<div>', '</div>'),
  halves('open letters, then text', '<b>', 'a'),
  halves('open headings, then text', '<h2>', 'a '),
  halves('text, then refused pictures', 'x', '<img>'),
  halves('open boxes, then white space', '<div>', ' '),
  numbered('attributes of one element', (number) => ` a${number}=""`, ['<p', '>a</p>']),
  numbered('elements of many names', (number) => `<x${number}>`),
  numbered('headings of many texts', (number) => `<h2>kop ${number}</h2>`),
  numbered('headings whose texts end in numbers', (number) => `<h2>a</h2><h2>a ${number}</h2>`),
  numbered('links to many addresses', (number) => `<a href="/p${number}">a</a>`),
];
