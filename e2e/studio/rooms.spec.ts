import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';
import { expectAccessible, expectNoSidewaysScroll } from './accessible';
import { tabTo } from './keyboard';
import { uniqueTitle, waitUntilSaved, writePost } from './open-post';

embeddedBackendOnly();

const NARROW = { width: 360, height: 740 };

for (const [room, heading] of [
  ['blog', 'Blog'],
  ['prullenbak', 'Prullenbak'],
] as const) {
  test(`the room ${room} is accessible, and fits in 360 px`, async ({ page, studioUrl }) => {
    await page.goto(`${studioUrl}#/${room}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(/wordt geladen|worden geladen/)).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize(NARROW);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('a post is accessible with each of its dialogs, and fits in 360 px', async ({
  page,
  studioUrl,
}) => {
  await writePost(page, studioUrl, uniqueTitle('toegankelijk'), 'Tekst.');
  await expectAccessible(page);
  await page.setViewportSize(NARROW);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  for (const name of ['Publiceren', 'Plannen', 'Versies', 'Verwijderen']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.getByRole('button', { name: 'Voorbeeld', exact: true }).click();
  await expectNoSidewaysScroll(page);
});

test('a post is made and published with the keyboard alone', async ({ page, studioUrl }) => {
  await page.goto(studioUrl);
  await page.getByRole('button', { name: 'Nieuw artikel' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Titel', exact: true })).toBeFocused();
  await page.keyboard.type(uniqueTitle('alleen toetsen'));
  await tabTo(page.getByRole('textbox', { name: 'Tekst', exact: true }));
  await page.keyboard.type('Zonder muis geschreven.');
  await waitUntilSaved(page);
  await tabTo(page.getByRole('button', { name: 'Publiceren' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: 'Nu publiceren' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Gepubliceerd\. Zichtbaar voor bezoekers na/)).toBeVisible();
});

test('the list is searched, and its search stays in the address', async ({ page, studioUrl }) => {
  const title = uniqueTitle('vindbaar');
  await writePost(page, studioUrl, title, 'Tekst.');
  await page.getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Zoeken in artikelen' }).fill(title);
  const found = page.getByRole('main').getByRole('link', { name: new RegExp(title, 'i') });
  await expect(page.getByText('1 artikel', { exact: true })).toBeVisible();
  await expect(found).toContainText('Concept');
  await page.reload();
  await expect(page.getByText('1 artikel', { exact: true })).toBeVisible();
  await expect(found).toBeVisible();
  await page.getByRole('link', { name: 'Live', exact: true }).click();
  await expect(page.getByText(/^Niets gevonden/)).toBeVisible();
});
