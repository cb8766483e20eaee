/** Expensive input for a parser or regular expression; `ofSize` returns about `size` characters. */
type Shape = { name: string; ofSize: (size: number) => string };

const repeated = (name: string, part: string): Shape => ({
  name,
  ofSize: (size) => part.repeat(Math.ceil(size / part.length)),
});

/** The first half of the text repeats `before`, the second `after`. */
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
  ...['<figure> ', '<figure><p>', '<figure><p><a href="/x">x</a></p> <p>'].map((part) =>
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
  halves('open <div> tags, then </p>', '<div>', '</p>'),
  halves('open <div> tags, then </div>', '<div>', '</div>'),
  halves('open <b> tags, then text', '<b>', 'a'),
  halves('open <h2> tags, then text', '<h2>', 'a '),
  halves('text, then pictures without source', 'x', '<img>'),
  halves('open <div> tags, then whitespace', '<div>', ' '),
  numbered('many attributes of one element', (number) => ` a${number}=""`, ['<p', '>a</p>']),
  numbered('elements with different names', (number) => `<x${number}>`),
  numbered('headings with different texts', (number) => `<h2>kop ${number}</h2>`),
  numbered('headings with texts that end in numbers', (number) => `<h2>a</h2><h2>a ${number}</h2>`),
  numbered('links to different URLs', (number) => `<a href="/p${number}">a</a>`),
];
