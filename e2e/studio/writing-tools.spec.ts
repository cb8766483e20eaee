import type { Page } from 'playwright/test';
import type { StudioPost } from '../../packages/studio/shared/api';
import { embeddedBackendOnly } from '../support/backend';
import { sites } from '../support/sites';
import { expect, test } from '../support/studio';
import { newDraft, SOON, studioApi } from '../support/studio-api';
import { expectWellMade } from './accessible';

embeddedBackendOnly();

/** Opens a new post with a text, with the cursor at its end. */
async function openText(page: Page, studioUrl: string, content: string) {
  const call = studioApi(studioUrl);
  const { id, revision } = await newDraft(call, { content });
  await page.goto(`${studioUrl}#/blog/${id}`);
  await page.getByRole('textbox', { name: 'Tekst', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+End');
  const savedText = async () => (await call<StudioPost>('GET', `posts/${id}`)).body.draft?.content;
  return {
    expectSaved: (html: string) => expect.poll(savedText, SOON).toBe(html),
    publish: () =>
      call('POST', `posts/${id}/publish`, { expectedRevision: revision, publishAt: null }),
    remove: () => call('DELETE', `posts/${id}`),
  };
}

test('the words of the text are counted while it is written', async ({ page, studioUrl }) => {
  const { remove } = await openText(page, studioUrl, '');
  await expect(page.getByText('0\u00a0woorden', { exact: true })).toBeVisible();
  await page.keyboard.type('Een kiosk in de regen');
  await expect(
    page.getByText('5\u00a0woorden, 1\u00a0min leestijd', { exact: true }),
  ).toBeVisible();
  await remove();
});

test('the page of a live post is one press away', async ({ page, studioUrl }) => {
  const { publish, remove } = await openText(page, studioUrl, '<p>Tekst.</p>');
  const link = page.getByRole('link', { name: 'Bekijk op de site' });
  await expect(link).toHaveCount(0);
  await publish();
  await page.reload();
  await expect(link).toHaveAttribute('href', new RegExp(`^${sites.site}/blog/`));
  await remove();
});

test('blocks change places by key and by button', async ({ page, studioUrl }) => {
  const { expectSaved, remove } = await openText(page, studioUrl, '<p>a</p><p>b</p><p>c</p>');
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await expectSaved('<p>a</p>\n<p>c</p>\n<p>b</p>\n');
  await page.getByRole('button', { name: 'Blok omhoog' }).click();
  await expectSaved('<p>c</p>\n<p>a</p>\n<p>b</p>\n');
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await page.keyboard.type('!');
  await expectSaved('<p>c!</p>\n<p>a</p>\n<p>b</p>\n');
  await remove();
});

test('the keys of the editor are listed', async ({ page, studioUrl }) => {
  const { remove } = await openText(page, studioUrl, '<p>a</p>');
  await page.keyboard.press('ControlOrMeta+/');
  const dialog = page.getByRole('dialog', { name: 'Sneltoetsen' });
  await expect(dialog.getByText('Blok omhoog')).toBeVisible();
  await expectWellMade(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Tekst', exact: true })).toBeFocused();
  await remove();
});

test('a slash on an empty line offers the blocks, and a second one is text', async ({
  page,
  studioUrl,
}) => {
  const { expectSaved, remove } = await openText(page, studioUrl, '<p>a</p>');
  const menu = page.getByRole('menu', { name: 'Blok invoegen' });
  const { keyboard } = page;
  await keyboard.type('/');
  await expect(menu).toHaveCount(0);
  await keyboard.press('Enter');
  await keyboard.type('/');
  await expect(menu.getByRole('menuitem', { name: 'Kop 2' })).toBeFocused();
  await expectWellMade(page);
  await keyboard.press('g');
  await expect(menu.getByRole('menuitem', { name: 'Genummerde lijst' })).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.type('een');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('//');
  await expectSaved('<p>a/</p>\n<ol>\n<li>een</li>\n</ol>\n<p>/</p>\n');
  await keyboard.press('Enter');
  await page.getByRole('button', { name: 'Blok invoegen' }).click();
  await keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Tekst', exact: true })).toBeFocused();
  await remove();
});
