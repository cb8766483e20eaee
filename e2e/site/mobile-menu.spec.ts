import type { Page } from 'playwright/test';
import { mainNavigation } from '../../lib/routes';
import { expect, test } from '../support/fixtures';

test.use({ viewport: { width: 390, height: 780 } });

const openButton = (page: Page) => page.getByRole('button', { name: 'Open menu', exact: true });
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close menu', exact: true });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test('the buttons that open and close the menu are labelled in English', async ({ page }) => {
  await page.goto('/');
  await expect(openButton(page)).toHaveAttribute('lang', 'en');
  await openButton(page).click();
  await expect(closeButton(page)).toHaveAttribute('lang', 'en');
});

test('the menu fills the screen and closes by its button', async ({ page }) => {
  await page.goto('/');
  await expect(menu(page)).toBeHidden();
  await openButton(page).click();
  await expect(menu(page)).toBeVisible();
  expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 780 });
  await closeButton(page).click();
  await expect(menu(page)).toBeHidden();
});

test('the menu holds the seven entries and the way to contact', async ({ page }) => {
  await page.goto('/');
  await openButton(page).click();
  const links = menu(page).getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(mainNavigation.map(({ label }) => label));
  for (const [index, { href }] of mainNavigation.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', href);
  }
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  const contact = menu(page).getByRole('link', { name: 'Contact us', exact: true });
  await expect(contact).toBeInViewport({ ratio: 1 });
  await expect(contact).toHaveAttribute('href', '/contact');
  await expect(contact).toHaveAttribute('lang', 'en');
});

test('choosing a link closes the menu and opens the page', async ({ page }) => {
  await page.goto('/');
  await openButton(page).click();
  await menu(page).getByRole('link', { name: 'Marktsegmenten' }).click();
  await expect(page).toHaveURL('/marktsegmenten');
  await expect(menu(page)).toBeHidden();
});

test('choosing the Contact button closes the menu and opens the page', async ({ page }) => {
  await page.goto('/');
  await openButton(page).click();
  await menu(page).getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(menu(page)).toBeHidden();
});

test('choosing the page that is already open closes the menu', async ({ page }) => {
  await page.goto('/kiosken');
  await openButton(page).click();
  await menu(page).getByRole('link', { name: 'Kiosken' }).click();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/kiosken');
});

test('going back closes the menu', async ({ page }) => {
  await page.goto('/');
  await openButton(page).click();
  await menu(page).getByRole('link', { name: 'Support' }).click();
  await expect(page).toHaveURL('/support');
  await openButton(page).click();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(menu(page)).toBeHidden();
});

test('a tablet that is turned leaves no page that nobody can scroll', async ({ page }) => {
  await page.goto('/');
  await openButton(page).click();
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 780 });
  await expect(page.locator('dialog:modal')).toHaveCount(0);
});

test('Escape closes the menu and gives the focus back to its button', async ({ page }) => {
  await page.goto('/');
  await openButton(page).press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(openButton(page)).toBeFocused();
});

test('the Tab key reaches everything in the menu and nothing behind it', async ({ page }) => {
  await page.goto('/');
  await openButton(page).click();
  await expect(menu(page)).toBeVisible();
  const stops = new Set<string>();
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press('Tab');
    stops.add(await focusedPart(page));
  }
  expect(stops).not.toContain('outside');
  const labels = mainNavigation.map(({ label }) => label);
  expect([...stops].sort()).toEqual(['', 'Close menu', 'Contact us', ...labels].sort());
});

test('the page behind the menu does not scroll', async ({ page }) => {
  await page.goto('/kiosken');
  await page.mouse.move(200, 600);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollPlace(page)).toBe(300);
  await openButton(page).click();
  await expect(menu(page)).toBeVisible();

  const wheelTurned = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const afterFrames = (count: number): unknown =>
          count ? requestAnimationFrame(() => afterFrames(count - 1)) : resolve();
        addEventListener('wheel', () => afterFrames(20), { once: true, passive: true });
      }),
  );
  await page.mouse.move(200, 600);
  await page.mouse.wheel(0, 300);
  await wheelTurned;
  expect(await scrollPlace(page)).toBe(300);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens and closes', async ({ page }) => {
    await page.goto('/');
    await openButton(page).click();
    await expect(menu(page)).toBeVisible();
    await closeButton(page).click();
    await expect(menu(page)).toBeHidden();
  });

  test('a link of the menu opens the page', async ({ page }) => {
    await page.goto('/');
    await openButton(page).click();
    await menu(page).getByRole('link', { name: 'Digital Signage' }).click();
    await expect(page).toHaveURL('/digital-signage');
    await expect(menu(page)).toBeHidden();
  });
});

function scrollPlace(page: Page) {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** What of the menu has the focus: '' for the browser's own bar, 'outside' for the page behind. */
function focusedPart(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return '';
    if (!focused.closest('dialog')) return 'outside';
    return focused.getAttribute('aria-label') ?? focused.textContent ?? '';
  });
}
