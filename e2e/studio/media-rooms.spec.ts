import type { Page } from 'playwright/test';
import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';
import { expectWellMade } from './accessible';
import { newPictureName, photo, uploadPicture } from './pictures';

embeddedBackendOnly();

const room = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the library and its dialogs have no accessibility violations and fit a phone', async ({
  page,
  studioUrl,
}) => {
  const name = newPictureName();
  await uploadPicture(studioUrl, await photo(90, 60).png().toBuffer(), `${name}.png`);
  await page.goto(`${studioUrl}#/afbeeldingen`);
  await expect(room(page, 'Afbeeldingen')).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectWellMade(page);

  await page.getByRole('button', { name: `${name} verwijderen` }).click();
  await expectWellMade(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `${name} verwijderen` })).toBeFocused();

  const file = {
    name: `${name}.png`,
    mimeType: 'image/png',
    buffer: await photo(9, 6).png().toBuffer(),
  };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectWellMade(page);
});

test('the postbox and its dialog have no accessibility violations and fit a phone', async ({
  page,
  studioUrl,
}) => {
  await page.goto(`${studioUrl}#/postvak`);
  await expect(room(page, 'Postvak')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Alle/ })).toContainText(/\d/);
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Gegevens van één persoon' }).click();
  await expectWellMade(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Gegevens van één persoon' })).toBeFocused();
});

test('what a picture shows is changed with the keyboard alone', async ({ page, studioUrl }) => {
  const name = newPictureName();
  await uploadPicture(studioUrl, await photo(90, 60).png().toBuffer(), `${name}.png`);
  await page.goto(`${studioUrl}#/afbeeldingen`);
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('article')).toHaveCount(1);
  const change = page.getByRole('button', { name: `Beschrijving wijzigen van ${name}` });
  await change.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Wat is er te zien?' })).toBeFocused();
  await page.keyboard.type('Een rood vlak');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Een rood vlak', { exact: true })).toBeVisible();
  await expect(change).toBeFocused();
});
