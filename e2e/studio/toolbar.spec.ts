import type { Locator } from 'playwright/test';
import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';
import { newDraft, studioApi } from '../support/studio-api';
import { tabTo } from './keyboard';

embeddedBackendOnly();

/** Counts the buttons that can be seen, and their rows. */
async function rowsOf(buttons: Locator) {
  const tops = await buttons.evaluateAll((all) =>
    all
      .map((button) => button.getBoundingClientRect())
      .filter(({ width, left, right }) => width > 0 && left >= 0 && right <= innerWidth)
      .map(({ top }) => Math.round(top)),
  );
  return { seen: tops.length, rows: new Set(tops).size };
}

test('on a phone the tools used most are in one row, and a button shows all of them', async ({
  page,
  studioUrl,
}) => {
  const call = studioApi(studioUrl);
  const { id } = await newDraft(call, { content: '<p>Tekst.</p>' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${studioUrl}#/blog/${id}`);
  const buttons = page.getByRole('toolbar').locator('button');
  await tabTo(page.getByRole('button', { name: 'Kop 2' }));
  expect(await rowsOf(buttons)).toEqual({ seen: 7, rows: 1 });
  await page.keyboard.press('End');
  const more = page.getByRole('button', { name: 'Meer opmaak' });
  await expect(more).toBeFocused();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Minder opmaak' })).toBeFocused();
  expect((await rowsOf(buttons)).seen).toBe(await buttons.count());
  await page.keyboard.press('Home');
  await expect(page.getByRole('button', { name: 'Alinea' })).toBeFocused();
  await call('DELETE', `posts/${id}`);
});

test('on a wide screen all tools are in one row', async ({ page, studioUrl }) => {
  const call = studioApi(studioUrl);
  const { id } = await newDraft(call, { content: '<p>Tekst.</p>' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${studioUrl}#/blog/${id}`);
  await expect(page.getByRole('button', { name: 'Vet', exact: true })).toBeVisible();
  const buttons = page.getByRole('toolbar').locator('button:visible');
  expect(await rowsOf(buttons)).toEqual({ seen: await buttons.count(), rows: 1 });
  await call('DELETE', `posts/${id}`);
});
