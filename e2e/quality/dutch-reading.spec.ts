import { expect, type Page, test } from 'playwright/test';
import { readPage } from './dutch/read-page';

async function textsOf(page: Page, html: string) {
  await page.setContent(html);
  return readPage(page, 'example', (slug) => slug === 'van-een-test');
}

const read: [what: string, html: string, texts: string[]][] = [
  ['the title', '<title>Titel</title>', ['Titel']],
  ['the description', '<meta name="description" content="Kort">', ['Kort']],
  ['Open Graph texts', '<meta property="og:image:alt" content="Hal">', ['Hal']],
  ['the text instead of a picture', '<img alt="Een hal">', ['Een hal']],
  ['a name for assistive technology', '<nav aria-label="Menu"></nav>', ['Menu']],
  ['a placeholder', '<input placeholder="Naam">', ['Naam']],
  ['the title of a frame', '<iframe title="Kaart"></iframe>', ['Kaart']],
  ['folded text', '<details><summary>Meer</summary>Minder</details>', ['Meer', 'Minder']],
  ['hidden text', '<p style="display: none">Later</p>', ['Later']],
  ['a sentence with a link as one text', '<p>Bel <a>ons</a>.</p>', ['Bel ons.']],
  ['two paragraphs as two texts', '<p>Een</p><p>twee</p>', ['Een', 'twee']],
  ['a line break as a space', '<p>Een<br>twee</p>', ['Een twee']],
  [
    'a drawn text with its lines joined',
    '<svg><text>Een<tspan x="1">twee</tspan></text></svg>',
    ['Een twee'],
  ],
  ['a no-break space as it is', '<p>82&nbsp;kg</p>', ['82\u00a0kg']],
];
for (const [what, html, texts] of read) {
  test(`readPage reads ${what}`, async ({ page }) => {
    expect((await textsOf(page, html)).map(({ text }) => text)).toEqual(texts);
  });
}

const notRead: [what: string, html: string][] = [
  ['a text in another language', '<a lang="en" aria-label="Contact us">Contact</a>'],
  ['what the visitor typed', '<textarea>Hallo</textarea>'],
  ['a script', '<script>"Hallo"</script>'],
  ['a post that a test wrote', '<li><a href="/blog/van-een-test">Hallo</a></li>'],
];
for (const [what, html] of notRead) {
  test(`readPage leaves out ${what}`, async ({ page }) => {
    expect(await textsOf(page, html)).toEqual([]);
  });
}

test('readPage marks texts in headings and tables', async ({ page }) => {
  const html = '<h2>Kop</h2><h3><a href="/blog/a">Titel</a></h3><table><td>Cel</table>';
  expect(await textsOf(page, html)).toEqual([
    { place: 'example', text: 'Kop', isHeading: true, isInTable: false },
    { place: 'example', text: 'Titel', isHeading: false, isInTable: false },
    { place: 'example', text: 'Cel', isHeading: false, isInTable: true },
  ]);
});
