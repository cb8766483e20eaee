import type { Page } from 'playwright/test';
import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';
import { newDraft, studioApi } from '../support/studio-api';
import { newPictureName, photo } from './pictures';

embeddedBackendOnly();

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** What moves by itself, or would at a change. */
function movingElements(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const style = getComputedStyle(element);
        return (
          style.animationName !== 'none' ||
          style.transitionDuration.split(', ').some((duration) => duration !== '0s') ||
          style.scrollBehavior === 'smooth' ||
          // The browser moves its bar.
          (element.matches('progress:indeterminate') && element.checkVisibility())
        );
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100)),
  );
}

for (const room of ['blog', 'afbeeldingen', 'postvak', 'prullenbak']) {
  test(`nothing moves in the room ${room} for a person who asked for that`, async ({
    page,
    studioUrl,
  }) => {
    await page.goto(`${studioUrl}#/${room}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/wordt geladen|worden geladen/)).toHaveCount(0);
    expect(await movingElements(page)).toEqual([]);
  });
}

test('nothing moves around a post and its dialogs for a person who asked for that', async ({
  page,
  studioUrl,
}) => {
  const call = studioApi(studioUrl);
  const { id } = await newDraft(call);
  await page.goto(`${studioUrl}#/blog/${id}`);
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await movingElements(page)).toEqual([]);
  await call('DELETE', `posts/${id}`);
});

test('nothing moves while a picture is uploaded for a person who asked for that', async ({
  page,
  studioUrl,
}) => {
  await page.goto(`${studioUrl}#/afbeeldingen`);
  await page.getByRole('button', { name: 'Afbeeldingen toevoegen' }).waitFor();
  await page.locator('input[type=file]').setInputFiles({
    name: `${newPictureName()}.png`,
    mimeType: 'image/png',
    buffer: await photo(9, 6).png().toBuffer(),
  });
  // The upload gets no response as long as the test looks at it.
  await page.route('**/api/pictures', () => {});
  await page.getByRole('textbox', { name: 'Wat is er te zien?' }).fill('Een rood vlak');
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expect(page.getByText(/wordt in drie breedten klaargemaakt/)).toBeVisible();
  expect(await movingElements(page)).toEqual([]);
});
