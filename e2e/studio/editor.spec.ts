import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import type { StudioPost } from '../../packages/studio/shared/api';
import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';
import { newDraft, SOON, studioApi } from '../support/studio-api';
import { expectAccessible, expectNoSidewaysScroll } from './accessible';

embeddedBackendOnly();

const SAMPLES = 'packages/studio/app/editor/paste/samples';
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Tekst', exact: true });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });

/** Opens a new post with a text, with the cursor at its end. */
async function openText(page: Page, studioUrl: string, content: string) {
  const call = studioApi(studioUrl);
  const { id } = await newDraft(call, { content });
  await page.goto(`${studioUrl}#/blog/${id}`);
  await textOf(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  const savedText = async () => (await call<StudioPost>('GET', `posts/${id}`)).body.draft?.content;
  return {
    expectSaved: (html: string) => expect.poll(savedText, SOON).toBe(html),
    remove: () => call('DELETE', `posts/${id}`),
  };
}

function paste(page: Page, data: Record<string, string>, pictureName?: string) {
  return textOf(page).evaluate(
    (element, { texts, name }) => {
      const clipboardData = new DataTransfer();
      for (const [type, text] of Object.entries(texts)) clipboardData.setData(type, text);
      if (name) clipboardData.items.add(new File(['a'], name, { type: 'image/png' }));
      const options = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', options));
    },
    { texts: data, name: pictureName },
  );
}

test('what is typed at the start of a line becomes a heading, a list, a quotation or a line', async ({
  page,
  studioUrl,
}) => {
  const { expectSaved, remove } = await openText(page, studioUrl, '');
  const { keyboard } = page;
  await keyboard.type('## Kop\n');
  await keyboard.type(`Hij zei 'ja' -- "nee"... en 's avonds foto's\n`);
  await keyboard.type('- een\ntwee');
  await keyboard.press('Tab');
  await keyboard.type('\ndrie');
  await keyboard.press('Shift+Tab');
  await keyboard.type('\n\n> citaat\n\n---1. a');
  await expectSaved(
    [
      '<h2>Kop</h2>',
      '<p>Hij zei ‘ja’ – “nee”… en ’s avonds foto’s</p>',
      '<ul>\n<li>een\n<ul>\n<li>twee</li>\n</ul>\n</li>\n<li>drie</li>\n</ul>',
      '<blockquote>\n<p>citaat</p>\n</blockquote>',
      '<hr>',
      '<ol>\n<li>a</li>\n</ol>\n',
    ].join('\n'),
  );
  await remove();
});

test('shortcuts make text bold, italic and struck out, and take it back', async ({
  page,
  studioUrl,
}) => {
  const { expectSaved, remove } = await openText(page, studioUrl, '<p>kiosk</p>');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('ControlOrMeta+i');
  await expect(tool(page, 'Vet')).toHaveAttribute('aria-pressed', 'true');
  await expectSaved('<p><strong><em>kiosk</em></strong></p>\n');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expectSaved('<p>kiosk</p>\n');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expectSaved('<p><strong>kiosk</strong></p>\n');
  await page.keyboard.press('ControlOrMeta+Shift+x');
  await expectSaved('<p><strong><s>kiosk</s></strong></p>\n');
  await tool(page, 'Doorhalen').click();
  await expectSaved('<p><strong>kiosk</strong></p>\n');
  await remove();
});

test('the toolbar is one stop for Tab, is reached by Alt+F10 and left by Escape', async ({
  page,
  studioUrl,
}) => {
  const { expectSaved, remove } = await openText(page, studioUrl, '<p>kop</p>');
  await page.keyboard.press('Alt+F10');
  // The first of the tools that a narrow column shows too.
  await expect(tool(page, 'Kop 2')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tool(page, 'Alinea')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tool(page, 'Sneltoetsen')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.press('Alt+F10');
  await expect(tool(page, 'Kop 2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(textOf(page)).toBeFocused();
  await expectSaved('<h2>kop</h2>\n');
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('Escape');
  await expect(textOf(page)).toBeFocused();
  await remove();
});

test('a link leads to a page of the site or to an address, never to a half one', async ({
  page,
  studioUrl,
}) => {
  const { expectSaved, remove } = await openText(page, studioUrl, '<p>kiosken</p>');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+k');
  const address = page.getByRole('textbox', { name: 'Adres', exact: true });
  await expect(address).toBeFocused();
  await address.fill('kiosken');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dit adres kan niet.')).toBeVisible();
  await page.getByLabel('Of een pagina van de site').selectOption('Kiosken');
  await page.getByRole('button', { name: 'Link zetten' }).click();
  await expect(textOf(page)).toBeFocused();
  await expectSaved('<p><a href="/kiosken">kiosken</a></p>\n');
  await page.getByRole('button', { name: 'Link weghalen' }).click();
  await expectSaved('<p>kiosken</p>\n');
  await remove();
});

test('a table grows by Tab, and changes by its buttons', async ({ page, studioUrl }) => {
  const { expectSaved, remove } = await openText(page, studioUrl, '<p>Maten</p>');
  await tool(page, 'Tabel').click();
  await page.keyboard.type('Model');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Maat');
  const panel = page.getByRole('region', { name: 'Tabel' });
  await panel.getByRole('button', { name: 'Rij weghalen' }).click();
  await textOf(page).getByRole('cell').first().click();
  await panel.getByRole('button', { name: 'Kolom weghalen' }).click();
  await textOf(page).getByRole('cell').last().click();
  await page.keyboard.type('a');
  await page.keyboard.press('Tab');
  await page.keyboard.type('b');
  await panel.getByRole('button', { name: 'Kolom weghalen' }).click();
  await textOf(page).getByRole('cell').first().click();
  await panel.getByRole('button', { name: 'Kopregel' }).click();
  await expectSaved(
    '<p>Maten</p>\n<table>\n<thead>\n<tr><th scope="col"></th></tr>\n</thead>\n<tbody>\n<tr><td>a</td></tr>\n<tr><td></td></tr>\n</tbody>\n</table>\n',
  );
  await panel.getByRole('button', { name: 'Tabel weghalen' }).click();
  await expectSaved('<p>Maten</p>\n');
  await remove();
});

test('the address of a video becomes that video', async ({ page, studioUrl }) => {
  const { expectSaved, remove } = await openText(page, studioUrl, '');
  await tool(page, 'Video').click();
  await page.getByRole('textbox', { name: 'Adres op YouTube of Vimeo' }).fill('vimeo');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dit is geen adres van een video')).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Adres op YouTube of Vimeo' })
    .fill('https://vimeo.com/76979871');
  await page.keyboard.press('Enter');
  await expectSaved('<iframe src="https://player.vimeo.com/video/76979871?dnt=1"></iframe>\n');
  await remove();
});

test('text pasted from each program keeps its structure and emphasis only', async ({
  page,
  studioUrl,
}) => {
  const { expectSaved, remove } = await openText(page, studioUrl, '');
  for (const name of [
    ...['word', 'word-online', 'google-docs', 'gmail'],
    ...['outlook', 'apple-notes', 'apple-pages', 'libreoffice'],
  ]) {
    await test.step(name, async () => {
      // Starts from a new post: a paste over the whole of a text would be placed in its first block.
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
      await expectSaved('');
      await paste(page, { 'text/html': readFileSync(path.join(SAMPLES, `${name}.html`), 'utf8') });
      const expected = readFileSync(path.join(SAMPLES, `${name}.expected.html`), 'utf8');
      // The samples link to another site than the one of the tests.
      await expectSaved(expected.replaceAll('href="/', 'href="https://www.zuilwerk.example/'));
    });
  }
  await remove();
});

test('cells that are pasted into a table fill it', async ({ page, studioUrl }) => {
  const row = (...cells: string[]) =>
    `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`;
  const { expectSaved, remove } = await openText(
    page,
    studioUrl,
    `<table>${row('a', 'b')}${row('c', 'd')}</table>`,
  );
  await textOf(page).getByRole('cell', { name: 'd' }).click();
  await paste(page, { 'text/html': `<table>${row('1', '2')}${row('3', '4')}</table>` });
  const rows = [row('a', 'b', ''), row('c', '1', '2'), row('', '3', '4')].join('\n');
  await expectSaved(`<table>\n<tbody>\n${rows}\n</tbody>\n</table>\n`);
  await page.keyboard.press('ControlOrMeta+z');
  await expectSaved(`<table>\n<tbody>\n${row('a', 'b')}\n${row('c', 'd')}\n</tbody>\n</table>\n`);
  await remove();
});

test('pasted text wins over a picture of it, and a picture over nothing', async ({
  page,
  studioUrl,
}) => {
  const { expectSaved, remove } = await openText(page, studioUrl, '');
  await paste(page, { 'text/html': '<b>tekst</b>' }, 'tekst.png');
  await expectSaved('<p><strong>tekst</strong></p>\n');
  const dialog = page.getByRole('dialog', { name: 'Afbeelding toevoegen' });
  await expect(dialog).toBeHidden();
  await paste(page, { 'text/html': '<p><img src="file:///C:/clip.png"></p>' }, 'foto.png');
  await expect(dialog).toContainText('foto.png');
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await expect(page.getByText('Afbeeldingen in een geplakte tekst')).toBeHidden();
  await remove();
});

test('the next paste takes the notice of the one before away', async ({ page, studioUrl }) => {
  const { expectSaved, remove } = await openText(page, studioUrl, '');
  await paste(page, { 'text/html': '<p>a<img src="https://elders.example/a.png" alt="b"></p>' });
  const notice = page.getByText('Afbeeldingen in een geplakte tekst komen niet mee.');
  await expect(notice).toBeVisible();
  await paste(page, { 'text/html': '<p>b</p>' });
  await expect(notice).toBeHidden();
  await expectSaved('<p>ab</p>\n');
  await remove();
});

test('a picture in pasted text is refused in words', async ({ page, studioUrl }) => {
  const { expectSaved, remove } = await openText(page, studioUrl, '');
  await paste(page, {
    'text/html': '<p>a</p><p><img src="https://elders.example/a.png" alt="b"></p>',
  });
  await expectSaved('<p>a</p>\n');
  await expect(page.getByText('Afbeeldingen in een geplakte tekst komen niet mee.')).toBeVisible();
  await page.getByRole('button', { name: 'Melding sluiten' }).click();
  await remove();
});

test('an address that is pasted on words links them', async ({ page, studioUrl }) => {
  const { expectSaved, remove } = await openText(page, studioUrl, '<p>elders</p>');
  await page.keyboard.press('ControlOrMeta+a');
  await paste(page, { 'text/plain': 'https://example.com/a' });
  await expectSaved('<p><a href="https://example.com/a">elders</a></p>\n');
  await remove();
});

test('what is to be mended is listed, and leads to its place in the text', async ({
  page,
  studioUrl,
}) => {
  const { expectSaved, remove } = await openText(
    page,
    studioUrl,
    '<h3>Kop</h3><p>Kijk <a href="/kiosken">hier</a>.</p>',
  );
  const findings = page.getByRole('region', { name: 'Nakijken' });
  await expect(findings).toContainText('De eerste kop is geen kop 2');
  await findings.getByRole('button', { name: /^Toon in de tekst: .*‘hier’$/ }).click();
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type('naar de kiosken');
  await expectSaved('<h3>Kop</h3>\n<p>Kijk naar de kiosken.</p>\n');
  await expect(findings).not.toContainText('hier');
  await findings.getByRole('button', { name: /^Toon in de tekst: .*‘Kop’$/ }).click();
  await tool(page, 'Kop 2').click();
  await expect(findings).not.toContainText('De eerste kop is geen kop 2');
  await remove();
});

for (const width of [360, 1440]) {
  test(`the editor is accessible and fits at ${width} px`, async ({ page, studioUrl }) => {
    await page.setViewportSize({ width, height: 800 });
    const content =
      '<h2>Kop</h2><table><tr><th>Model</th></tr><tr><td>Wall</td></tr></table><p>a</p>';
    const { remove } = await openText(page, studioUrl, content);
    await textOf(page).getByText('Wall').click();
    await expect(page.getByRole('region', { name: 'Tabel' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await remove();
  });
}
