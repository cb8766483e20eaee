import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/fixtures';

test.use({ viewport: { width: 1280, height: 800 } });

test('a followed link opens the new page at its top', async ({ page }) => {
  await page.goto('/kiosken');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Nieuws', exact: true });
  await link.scrollIntoViewIfNeeded();
  expect(await scrollPlace(page)).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL('/news');
  await expect.poll(() => scrollPlace(page)).toBe(0);
});

test('Back and Forward restore the scroll position', async ({ page }) => {
  await page.goto('/kiosken');
  const link = page.getByRole('link', { name: 'Vraag een kleurstaal aan' });
  await link.scrollIntoViewIfNeeded();
  const oldPlace = await scrollPlace(page);
  expect(oldPlace).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL(/\/contact/);
  await expect.poll(() => scrollPlace(page)).toBe(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const newPlace = await scrollPlace(page);
  expect(newPlace).toBeGreaterThan(500);

  await page.goBack();
  await expect(page).toHaveURL('/kiosken');
  await expect.poll(() => scrollPlace(page)).toBeCloseTo(oldPlace, -1);
  await page.goForward();
  await expect(page).toHaveURL(/\/contact/);
  await expect.poll(() => scrollPlace(page)).toBeCloseTo(newPlace, -1);
});

test('an anchor in the URL scrolls to below the fixed header', async ({ page }) => {
  await page.goto('/support#warranty');
  await expectBelowHeader(page, page.getByRole('heading', { name: 'Garantie', exact: true }));
});

test('an anchor on the same page scrolls to below the fixed header', async ({ page }) => {
  await page.goto('/support');
  const index = page.getByRole('navigation', { name: 'Op deze pagina' });
  await index.getByRole('link', { name: 'Handleidingen' }).click();
  await expect(page).toHaveURL('/support#manuals');
  await expectBelowHeader(page, page.getByRole('heading', { name: 'Handleidingen', exact: true }));
});

test('an anchor on another page scrolls to below the fixed header', async ({ page }) => {
  await page.goto('/kiosken');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-instellingen' }).click();
  await expect(page).toHaveURL('/cookie-policy#cookie-instellingen');
  await expectBelowHeader(page, page.getByRole('heading', { name: 'Cookie-instellingen' }));
});

function scrollPlace(page: Page) {
  return page.evaluate(() => Math.round(window.scrollY));
}

async function expectBelowHeader(page: Page, heading: Locator) {
  const place = page.locator(new URL(page.url()).hash);
  const distance = async () => {
    const header = await page.getByRole('banner').boundingBox();
    const box = await place.boundingBox();
    return (box?.y ?? Number.NaN) - (header?.height ?? Number.NaN);
  };
  await expect.poll(distance).toBeLessThan(40);
  expect(await distance()).toBeGreaterThanOrEqual(0);
  await expect(heading).toBeInViewport({ ratio: 1 });
}
