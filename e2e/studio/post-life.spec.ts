import { embeddedBackendOnly } from '../support/backend';
import { sites } from '../support/sites';
import { expect, test } from '../support/studio';
import {
  act,
  notice,
  preview,
  typeText,
  uniqueTitle,
  waitUntilSaved,
  writePost,
} from './open-post';

embeddedBackendOnly();

test.use({ hasPreview: true });

const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');
const visit = (slug: string) => fetch(`${sites.site}/blog/${slug}`, { redirect: 'manual' });

test('a post is written, previewed, published, changed beside the live text and withdrawn', async ({
  page,
  studioUrl,
}) => {
  const title = uniqueTitle('een artikel uit de studio');
  await writePost(page, studioUrl, title, 'Een kiosk staat in weer en wind.');
  await expect(preview(page).getByText('Een kiosk staat in weer en wind.')).toBeAttached();
  expect((await visit(slugOf(title))).status).toBe(404);

  await act(page, 'Publiceren', 'Nu publiceren');
  await expect(notice(page, /Gepubliceerd\. Zichtbaar voor bezoekers na/)).toBeVisible();
  expect(await (await visit(slugOf(title))).text()).toContain('weer en wind');

  await typeText(page, ' Ook in de winter.');
  await expect(preview(page).getByText('Ook in de winter.')).toBeAttached();
  expect(await (await visit(slugOf(title))).text()).not.toContain('Ook in de winter.');
  await act(page, 'Publiceren', 'Nu publiceren');
  await expect(notice(page, /Gepubliceerd\./)).toBeVisible();
  expect(await (await visit(slugOf(title))).text()).toContain('Ook in de winter.');

  await act(page, 'Intrekken');
  await expect(notice(page, /Ingetrokken\. Voor bezoekers weg na/)).toBeVisible();
  expect((await visit(slugOf(title))).status).toBe(404);
});

test('a post without a title is called so in its preview', async ({ page, studioUrl }) => {
  await page.goto(studioUrl);
  await page.getByRole('button', { name: 'Nieuw artikel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zonder titel');
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Zonder titel');
});

test('a post that is renamed has its new title at once, and its old address redirects', async ({
  page,
  studioUrl,
}) => {
  const title = uniqueTitle('oude naam');
  const renamed = uniqueTitle('nieuwe naam');
  await writePost(page, studioUrl, title, 'Tekst.');
  await act(page, 'Publiceren', 'Nu publiceren');
  await expect(notice(page, /Gepubliceerd\./)).toBeVisible();
  await page.getByRole('button', { name: 'Hernoemen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Titel' }).fill(renamed);
  await dialog.getByRole('button', { name: 'Hernoemen' }).click();
  await expect(notice(page, /Hernoemd\./)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(renamed, 'i'));
  const answer = await visit(slugOf(title));
  expect(answer.status).toBe(308);
  expect(answer.headers.get('location')).toContain(slugOf(renamed));
});

test('a post is planned for a Dutch time that exists', async ({ page, studioUrl }) => {
  const title = uniqueTitle('gepland artikel');
  await writePost(page, studioUrl, title, 'Tekst.');
  await page.getByRole('button', { name: 'Plannen', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const time = dialog.getByLabel('Zichtbaar vanaf (Nederlandse tijd)');
  await expect(time).toBeFocused();
  await dialog.getByRole('button', { name: 'Maandag om 09:00' }).click();
  await expect(dialog.getByText(/^maandag .* om 09:00$/)).toBeVisible();
  await time.fill('2032-03-28T02:30');
  await expect(dialog.getByText('Deze tijd bestaat niet')).toBeVisible();
  await time.fill('2032-05-03T09:00');
  await expect(dialog.getByText('maandag 3 mei 2032 om 09:00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Plannen' }).click();
  const planned = notice(page, /Gepland voor maandag 3 mei 2032 om 09:00\./);
  await expect(planned).toBeVisible();
  await expect(page.getByRole('button', { name: 'Intrekken' })).toBeVisible();
  expect((await visit(slugOf(title))).status).toBe(404);
  await page.getByRole('link', { name: 'Prullenbak' }).click();
  await expect(planned).toHaveCount(0);
});

test('an earlier version is compared with the present text and restored', async ({
  page,
  studioUrl,
}) => {
  await writePost(page, studioUrl, uniqueTitle('met versies'), 'De eerste zin.');
  await act(page, 'Publiceren', 'Nu publiceren');
  await expect(notice(page, /Gepubliceerd\./)).toBeVisible();
  await typeText(page, ' De tweede zin.');
  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'Versies' }).click();
  const dialog = page.getByRole('dialog', { name: 'Versies' });
  await dialog
    .getByRole('button', { name: /Gepubliceerd · Anna/ })
    .first()
    .click();
  await expect(dialog.locator('del')).toContainText('De tweede zin.');
  await dialog.getByRole('button', { name: 'Deze versie terugzetten' }).click();
  await expect(
    notice(page, /is teruggezet\. Bezoekers zien haar zodra u publiceert\./),
  ).toBeVisible();
  await expect(page.getByText('met wijzigingen').first()).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Tekst', exact: true });
  await expect(text).toHaveText('De eerste zin.');
});

test('a deleted post is put back by undoing, and from the bin', async ({ page, studioUrl }) => {
  const title = uniqueTitle('weg en terug');
  await writePost(page, studioUrl, title, 'Deze tekst komt terug.');
  await act(page, 'Verwijderen');
  await notice(page, /Ongedaan maken/)
    .getByRole('button', { name: 'Ongedaan maken' })
    .click();
  const text = page.getByRole('textbox', { name: 'Tekst', exact: true });
  await expect(text).toHaveText('Deze tekst komt terug.');

  await act(page, 'Verwijderen');
  await page.getByRole('link', { name: 'Prullenbak' }).click();
  await page.getByRole('button', { name: new RegExp(`${title} terugzetten`, 'i') }).click();
  await expect(text).toHaveText('Deze tekst komt terug.');
});

test('changes to a live post are discarded, and come back by undoing', async ({
  page,
  studioUrl,
}) => {
  await writePost(page, studioUrl, uniqueTitle('verworpen'), 'Wat bezoekers lezen.');
  await act(page, 'Publiceren', 'Nu publiceren');
  await expect(notice(page, /Gepubliceerd\./)).toBeVisible();
  await typeText(page, ' Een inval.');
  await waitUntilSaved(page);
  await act(page, 'Wijzigingen verwerpen', 'Verwerpen');
  const text = page.getByRole('textbox', { name: 'Tekst', exact: true });
  await expect(text).toHaveText('Wat bezoekers lezen.');
  await notice(page, /Ongedaan maken/)
    .getByRole('button', { name: 'Ongedaan maken' })
    .click();
  await expect(text).toHaveText('Wat bezoekers lezen. Een inval.');
});
