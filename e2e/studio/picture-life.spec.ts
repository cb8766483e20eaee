import { embeddedBackendOnly } from '../support/backend';
import { sites } from '../support/sites';
import { expect, test } from '../support/studio';
import { HEIC, newPictureName, photo, uploadPicture } from './pictures';

embeddedBackendOnly();

test.beforeEach(async ({ page, studioUrl }) => {
  await page.goto(`${studioUrl}#/afbeeldingen`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Afbeeldingen');
});

test('a picture is added with its description, found, described anew and deleted', async ({
  page,
}) => {
  const name = newPictureName();
  await page.locator('input[type=file]').setInputFiles({
    name: `${name}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await photo(1200, 800).jpeg().toBuffer(),
  });
  const dialog = page.getByRole('dialog', { name: 'Afbeelding toevoegen' });
  await expect(dialog.getByRole('textbox', { name: 'Wat is er te zien?' })).toBeFocused();
  const add = dialog.getByRole('button', { name: 'Toevoegen' });
  await expect(add).toBeDisabled();
  // The focus reaches it all the same, so that it stays where it is while a button waits.
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(add).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('Een rood vlak');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Toegevoegd: ${name}.`)).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox', { name: 'Zoeken' }).fill(`rood ${name}`);
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(page.getByText('1\u00a0afbeelding', { exact: true })).toBeVisible();
  await expect(card).toContainText('In geen artikel.');
  await expect(card.getByRole('img')).toHaveJSProperty('naturalWidth', 640);

  await card.getByRole('button', { name: 'Beschrijving wijzigen' }).click();
  await card.getByRole('textbox').fill('Een roestrood vlak');
  await card.getByRole('button', { name: 'Bewaren' }).click();
  await expect(card).toContainText('Een roestrood vlak');

  await card.getByRole('button', { name: 'verwijderen' }).click();
  const question = page.getByRole('dialog', { name: `Afbeelding ${name} verwijderen?` });
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await card.getByRole('button', { name: 'verwijderen' }).click();
  await question.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(card).toBeHidden();
  expect(
    (await fetch(`${sites.backend.url}/storage/v1/object/public/media/blog/${name}.avif`)).ok,
  ).toBe(false);
});

test('a picture that a post uses names that post, and cannot be deleted', async ({ page }) => {
  await page.getByRole('searchbox', { name: 'Zoeken' }).fill('de-juiste-kleur-op-staal');
  await expect(page.getByRole('article')).toHaveCount(1);
  const card = page.getByRole('article');
  await expect(card.getByRole('link', { name: 'De Juiste Kleur Op Staal' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'verwijderen' })).toHaveCount(0);
});

test.describe('with a file that is no picture', () => {
  test.use({ expectedConsoleErrors: ['api/pictures'] });

  test('the dialog says what to do, and keeps what was typed', async ({ page }) => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: HEIC });
    const dialog = page.getByRole('dialog', { name: 'Afbeelding toevoegen' });
    await dialog.getByRole('textbox').fill('Een foto');
    await dialog.getByRole('button', { name: 'Toevoegen' }).click();
    await expect(dialog.getByRole('alert')).toContainText('HEIC');
    await expect(dialog.getByRole('textbox')).toHaveValue('Een foto');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

test('files that are dropped are asked about one after the other', async ({ page }) => {
  const names = [newPictureName(), newPictureName()];
  const bytes = (await photo(40, 30).png().toBuffer()).toString('base64');
  const files = await page.evaluateHandle(
    ({ names, bytes }) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
      for (const name of names)
        transfer.items.add(new File([content], `${name}.png`, { type: 'image/png' }));
      return transfer;
    },
    { names, bytes },
  );
  await page.getByText('Sleep foto’s hierheen').dispatchEvent('drop', { dataTransfer: files });
  for (const name of names) {
    const dialog = page.getByRole('dialog').filter({ hasText: `${name}.png` });
    await dialog.getByRole('textbox').fill(`Vlak ${name}`);
    await dialog.getByRole('button', { name: 'Toevoegen' }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(page.getByText(`Toegevoegd: ${names.join(', ')}.`)).toBeVisible();
});

test('a search without a result says so', async ({ page, studioUrl }) => {
  await uploadPicture(studioUrl, await photo(9, 6).png().toBuffer(), `${newPictureName()}.png`);
  await page.getByRole('searchbox', { name: 'Zoeken' }).fill('bestaatnietwoord');
  await expect(page.getByText('Geen afbeelding gevonden voor “bestaatnietwoord”.')).toBeVisible();
});
