import type { Page } from 'playwright/test';
import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';
import { uniqueTitle, waitUntilSaved } from './open-post';

embeddedBackendOnly();

const newPost = (page: Page) => page.getByRole('button', { name: 'Nieuw artikel' });

for (const [how, press] of [
  ['by mouse', (page: Page) => newPost(page).click()],
  ['by keyboard', (page: Page) => newPost(page).press('Enter')],
] as const) {
  test(`a title that is typed at once into a new post, opened ${how}, arrives`, async ({
    page,
    studioUrl,
  }) => {
    await page.goto(studioUrl);
    // A database that takes its time, so that typing begins before the post is there.
    let create = () => {};
    const isCreated = new Promise<void>((resolve) => {
      create = resolve;
    });
    await page.route('**/api/posts', async (route) => {
      await isCreated;
      await route.continue();
    });
    const title = uniqueTitle('zestig tekens aan titel die meteen worden getypt');
    await press(page);
    await page.keyboard.type(title.slice(0, 20));
    create();
    await page.keyboard.type(title.slice(20));
    const field = page.getByRole('textbox', { name: 'Titel', exact: true });
    await expect(field).toHaveValue(title);
    await expect(field).toBeFocused();
    await waitUntilSaved(page);
    const toMend = page.getByRole('region', { name: 'Nakijken' });
    await expect(toMend).toContainText('zodra u schrijft');
    await page.reload();
    await expect(field).toHaveValue(new RegExp(`^${title}$`, 'i'));
  });
}

test('while no post can be made the title is kept for the next try', async ({
  page,
  studioUrl,
}) => {
  await page.goto(studioUrl);
  let fail = () => {};
  const typed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/api/posts', async (route) => {
    await typed;
    await route.fulfill({
      status: 502,
      json: { error: { code: 'unreachable', message: 'Nu niet.' } },
    });
  });
  await newPost(page).click();
  await page.keyboard.type('Een titel');
  fail();
  await expect(page.getByText('Niet gelukt.')).toBeVisible();
  await expect(newPost(page)).toBeFocused();
  await page.unroute('**/api/posts');
  await newPost(page).click();
  await expect(page.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue('Een titel');
});
