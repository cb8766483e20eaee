import type { Locator, Page } from 'playwright/test';
import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';

embeddedBackendOnly();

const ROOMS = [
  ['blog', 'Blog'],
  ['afbeeldingen', 'Afbeeldingen'],
  ['postvak', 'Postvak'],
  ['prullenbak', 'Prullenbak'],
] as const;

async function openRoom(page: Page, studioUrl: string, room: string, heading: string) {
  await page.goto(`${studioUrl}#/${room}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByText(/wordt geladen|worden geladen/)).toHaveCount(0);
}

for (const [room, heading] of ROOMS) {
  test(`the room ${room} fits a phone with text of 200 %`, async ({ page, studioUrl }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openRoom(page, studioUrl, room, heading);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, 'px wider than the screen').toBeLessThanOrEqual(0);
  });
}

test('with forced colours the chosen filter still stands out', async ({ page, studioUrl }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openRoom(page, studioUrl, 'postvak', 'Postvak');
  const groundOf = (element: Locator) =>
    element.evaluate((node) => getComputedStyle(node).backgroundColor);
  const chosen = page.getByRole('button', { name: /^Nieuw/ });
  expect(await groundOf(chosen)).not.toBe(await groundOf(page.locator('body')));
});
