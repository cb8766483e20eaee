import { fromHtml } from '../editor/html/from-html';
import { parseHtml } from '../editor/testing/parse-html';
import { readSeedPosts } from '../editor/testing/seed-posts';
import { site } from '../editor/testing/site';
import { checkWriting } from './check-writing';

const COMPLETE = {
  excerpt: 'Twee zinnen over een kiosk.',
  meta_description:
    'Wat een kiosk kost, wat hij verbruikt en wie hem bijhoudt: drie vragen, drie antwoorden.',
  image_url: '/media/blog/kiosk.avif',
  image_alt: 'Een kiosk in een hal',
};

const findings = (
  html: string,
  fields: Partial<Record<keyof typeof COMPLETE, string | null>> = {},
) => checkWriting(fromHtml(html, site, parseHtml), { ...COMPLETE, ...fields } as typeof COMPLETE);
const rules = (...args: Parameters<typeof findings>) => findings(...args).map(({ rule }) => rule);
const words = (count: number) =>
  Array.from({ length: count }, (_, index) => `woord${index}`).join(' ');

test.each([
  ['a first heading of level 3', '<h3>a</h3>', ['heading order']],
  ['a skipped level', '<h2>a</h2><h4>b</h4>', ['heading order']],
  [
    'a picture without description',
    '<figure><img src="/media/a.avif" alt=""></figure>',
    ['picture without description'],
  ],
  [
    'a file name as description',
    '<p><img src="/media/a.avif" alt="kiosk-2.jpg"></p>',
    ['file name as description'],
  ],
  [
    'a number of a camera as description',
    '<p><img src="/media/a.avif" alt="IMG_0042"></p>',
    ['file name as description'],
  ],
  ['a link "hier"', '<p>Kijk <a href="/a">hier</a>.</p>', ['vague link text']],
  ['a link "Lees meer »"', '<p><a href="/a">Lees <b>meer</b> »</a></p>', ['vague link text']],
  [
    'an address as link',
    '<p><a href="https://example.com">https://example.com</a></p>',
    ['address as link text'],
  ],
  ['a sentence of 26 words', `<p>${words(26)}.</p>`, ['long sentence']],
  ['a long item of a list', `<ul><li>${words(26)}</li></ul>`, ['long sentence']],
  ['a paragraph of 121 words', `<p>${`${words(11)}. A`.repeat(11)}</p>`, ['long paragraph']],
])('%s is found', (_what, html, expected) => {
  expect(rules(html)).toEqual(expected);
});

test.each([
  ['headings in order', '<h2>a</h2><h3>b</h3><h4>c</h4><h2>d</h2>'],
  ['a described picture', '<p><img src="/media/a.avif" alt="Een kiosk in een hal"></p>'],
  ['a link that says where it leads', '<p>Bekijk <a href="/kiosken">alle kiosken</a>.</p>'],
  ['a sentence of 25 words', `<p>${words(25)}.</p>`],
  ['a line break between two sentences', `<p>${words(20)}.<br>Een ${words(20)}.</p>`],
])('%s is right', (_what, html) => {
  expect(rules(html)).toEqual([]);
});

test.each([
  ['an empty excerpt', { excerpt: ' ' }, ['no excerpt']],
  ['an excerpt of 201 characters', { excerpt: 'a'.repeat(201) }, ['long excerpt']],
  ['no description', { meta_description: null }, ['no meta description']],
  ['a description of 69 characters', { meta_description: 'a'.repeat(69) }, ['description length']],
  [
    'a description of 161 characters',
    { meta_description: 'a'.repeat(161) },
    ['description length'],
  ],
  ['no lead picture', { image_url: null, image_alt: null }, ['no picture']],
  ['a lead picture without description', { image_alt: null }, ['picture without description']],
])('%s is found', (_what, fields, expected) => {
  expect(rules('<p>a</p>', fields)).toEqual(expected);
});

test('a finding names its words and their place', () => {
  expect(findings('<p>Kijk <a href="/a">hier</a>.</p>')).toEqual([
    expect.objectContaining({ quote: 'hier', place: { block: 'Kijk hier.', start: 5, end: 9 } }),
  ]);
});

test('the example posts have headings in order, described pictures and links that say where they lead', () => {
  const lengths = ['long sentence', 'long paragraph'];
  const found = readSeedPosts().flatMap(({ slug, html }) =>
    rules(html)
      .filter((rule) => !lengths.includes(rule))
      .map((rule) => `${slug}: ${rule}`),
  );
  expect(found).toEqual([]);
});
