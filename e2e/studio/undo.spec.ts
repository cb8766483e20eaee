import type { Page } from 'playwright/test';
import { embeddedBackendOnly } from '../support/backend';
import { sites } from '../support/sites';
import { expect, test } from '../support/studio';
import { act, notice, typeText, uniqueTitle, waitUntilSaved, writePost } from './open-post';

embeddedBackendOnly();

const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');
const visit = (slug: string) => fetch(`${sites.site}/blog/${slug}`, { redirect: 'manual' });
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Tekst', exact: true });
const undoButton = (page: Page) =>
  page.getByRole('status').getByRole('button', { name: 'Ongedaan maken' });

async function publishPost(page: Page, studioUrl: string, title: string, text: string) {
  await writePost(page, studioUrl, title, text);
  await act(page, 'Publiceren', 'Nu publiceren');
  await expect(notice(page, /Gepubliceerd\./)).toBeVisible();
}

async function restorePublishedVersion(page: Page) {
  await page.getByRole('button', { name: 'Versies' }).click();
  const dialog = page.getByRole('dialog', { name: 'Versies' });
  await dialog
    .getByRole('button', { name: /Gepubliceerd · Anna/ })
    .last()
    .click();
  await dialog.getByRole('button', { name: 'Deze versie terugzetten' }).click();
  await expect(notice(page, /is teruggezet/)).toBeVisible();
}

test('a withdrawal is undone with the keyboard: the same page with its date, and the draft beside it', async ({
  page,
  studioUrl,
}) => {
  const title = uniqueTitle('toch niet ingetrokken');
  await publishPost(page, studioUrl, title, 'Wat bezoekers lezen.');
  const dateOf = (html: string) => /"datePublished":"([^"]+)"/.exec(html)?.[1];
  const before = dateOf(await (await visit(slugOf(title))).text());
  await typeText(page, ' Nog niet klaar.');
  await waitUntilSaved(page);
  await act(page, 'Intrekken');
  await expect(notice(page, /Ingetrokken\./)).toBeVisible();
  expect((await visit(slugOf(title))).status).toBe(404);

  await page.keyboard.press('Tab');
  await expect(undoButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page, /Intrekken ongedaan gemaakt\. Zichtbaar voor bezoekers/)).toBeVisible();
  const html = await (await visit(slugOf(title))).text();
  expect(html).toContain('Wat bezoekers lezen.');
  expect(html).not.toContain('Nog niet klaar.');
  expect(before).toBeTruthy();
  expect(dateOf(html)).toBe(before);
  await expect(textOf(page)).toHaveText('Wat bezoekers lezen. Nog niet klaar.');
  await expect(page.getByRole('button', { name: 'Intrekken' })).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sluiten' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a withdrawal is undone after the post was left, and the post opens again', async ({
  page,
  studioUrl,
}) => {
  const title = uniqueTitle('later teruggehaald');
  await publishPost(page, studioUrl, title, 'Tekst.');
  await act(page, 'Intrekken');
  await expect(notice(page, /Ingetrokken\./)).toBeVisible();
  await page.getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await undoButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(title, 'i'));
  await expect(notice(page, /Intrekken ongedaan gemaakt\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Intrekken' })).toBeVisible();
  expect((await visit(slugOf(title))).status).toBe(200);
  // The page that was opened again goes on from the revision of the change.
  await typeText(page, ' Verder.');
  await waitUntilSaved(page);
});

test('a new name is undone: the old address is the page again, and the new one redirects to it', async ({
  page,
  studioUrl,
}) => {
  const title = uniqueTitle('eerste naam');
  const renamed = uniqueTitle('tweede naam');
  await publishPost(page, studioUrl, title, 'Tekst.');
  await page.getByRole('button', { name: 'Hernoemen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Titel' }).fill(renamed);
  await dialog.getByRole('button', { name: 'Hernoemen' }).click();
  await expect(page.locator(':focus')).toContainText('Hernoemd.');
  await undoButton(page).click();
  await expect(notice(page, /Hernoemen ongedaan gemaakt\. Het artikel heet weer/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(title, 'i'));
  expect((await visit(slugOf(title))).status).toBe(200);
  const answer = await visit(slugOf(renamed));
  expect(answer.status).toBe(308);
  expect(answer.headers.get('location')).toContain(slugOf(title));
  await typeText(page, ' Verder.');
  await waitUntilSaved(page);
});

test('a restored version is undone: the draft of before is there again, and is saved', async ({
  page,
  studioUrl,
}) => {
  await publishPost(page, studioUrl, uniqueTitle('toch de nieuwe'), 'De oude zin.');
  await typeText(page, ' De nieuwe zin.');
  await waitUntilSaved(page);
  await restorePublishedVersion(page);
  await expect(textOf(page)).toHaveText('De oude zin.');
  await undoButton(page).click();
  await expect(notice(page, /Terugzetten ongedaan gemaakt\./)).toBeVisible();
  await expect(textOf(page)).toHaveText('De oude zin. De nieuwe zin.');
  await page.reload();
  await expect(textOf(page)).toHaveText('De oude zin. De nieuwe zin.');
});

test('a version restored on a post without a draft leaves none once that is undone', async ({
  page,
  studioUrl,
}) => {
  await publishPost(page, studioUrl, uniqueTitle('zonder concept'), 'De eerste tekst.');
  await typeText(page, ' En meer.');
  await act(page, 'Publiceren', 'Nu publiceren');
  await expect(notice(page, /Gepubliceerd\./)).toBeVisible();
  const discard = page.getByRole('button', { name: 'Wijzigingen verwerpen' });
  await restorePublishedVersion(page);
  await expect(textOf(page)).toHaveText('De eerste tekst.');
  await expect(discard).toBeVisible();
  await undoButton(page).click();
  await expect(notice(page, /Terugzetten ongedaan gemaakt\./)).toBeVisible();
  await expect(textOf(page)).toHaveText('De eerste tekst. En meer.');
  await expect(discard).toHaveCount(0);
});

test('undoing that fails says why, and can be tried again', async ({ page, studioUrl }) => {
  const title = uniqueTitle('nog eens proberen');
  await publishPost(page, studioUrl, title, 'Tekst.');
  await act(page, 'Intrekken');
  await expect(notice(page, /Ingetrokken\./)).toBeVisible();
  const message = 'De database antwoordt even niet.';
  await page.route('**/republish', (route) =>
    route.fulfill({ status: 502, json: { error: { code: 'unreachable', message } } }),
  );
  await undoButton(page).click();
  await expect(notice(page, /De database antwoordt even niet\./)).toBeVisible();
  await page.unroute('**/republish');
  await undoButton(page).click();
  await expect(notice(page, /Intrekken ongedaan gemaakt\./)).toBeVisible();
  expect((await visit(slugOf(title))).status).toBe(200);
});
