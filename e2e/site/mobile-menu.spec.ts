import type { Page } from 'playwright/test';
import { site } from '../../lib/business/site';
import { mainNavigation } from '../../lib/routes';
import { expect, test } from '../support/fixtures';

test.use({ viewport: { width: 390, height: 780 } });

const menuFoot = [
  { label: 'Zoeken', href: '/zoeken' },
  { label: 'Prijzen', href: '/kopen-en-plaatsen' },
  { label: 'Uw project', href: '/project' },
  { label: 'Blog', href: '/blog' },
  { label: 'Nieuws', href: '/news' },
  site.phone.office,
];

const openButton = (page: Page) => page.getByRole('button', { name: 'Open menu', exact: true });
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close menu', exact: true });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test('the buttons of the mobile menu have English labels', async ({ page }) => {
  await page.goto('/');
  await expect(openButton(page)).toHaveAttribute('lang', 'en');
  await openButton(page).click();
  await expect(closeButton(page)).toHaveAttribute('lang', 'en');
});

test('the mobile menu fills the screen and closes by its button', async ({ page }) => {
  await page.goto('/');
  await expect(menu(page)).toBeHidden();
  await openButton(page).click();
  await expect(menu(page)).toBeVisible();
  expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 780 });
  await closeButton(page).click();
  await expect(menu(page)).toBeHidden();
});

test('the mobile menu has the wordmark where the header has it', async ({ page }) => {
  await page.goto('/');
  const wordmark = { name: 'Zuilwerk', exact: true };
  const inHeader = await page.getByRole('banner').getByRole('img', wordmark).first().boundingBox();
  await openButton(page).click();
  const inMenu = await menu(page).getByRole('img', wordmark).boundingBox();
  expect(inMenu?.x).toBe(inHeader?.x);
  expect(inMenu?.height).toBe(inHeader?.height);
  // The line below the header takes 1 px of it.
  expect(Math.abs((inMenu?.y ?? 0) - (inHeader?.y ?? 0))).toBeLessThan(1);
});

test('a screen reader does not reach the page that the mobile menu covers', async ({ page }) => {
  await page.goto('/support');
  const covered = [page.getByRole('main'), page.getByRole('contentinfo')];
  for (const isOpen of [true, false]) {
    await (isOpen ? openButton(page) : closeButton(page)).click();
    for (const part of covered) await expect(part).toHaveCount(isOpen ? 0 : 1);
  }
  await openButton(page).click();
  await menu(page).getByRole('link', { name: 'Kiosken' }).click();
  await expect(page).toHaveURL('/kiosken');
  for (const part of covered) await expect(part).toHaveCount(1);
});

test('the mobile menu holds the seven entries, the contact link and, at its foot, search, blog, news and phone', async ({
  page,
}) => {
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
  for (const { label, href } of menuFoot) {
    const link = menu(page).getByRole('link', { name: label, exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(link).toHaveAttribute('href', href);
  }
});

test('a link in the mobile menu closes it and opens the page', async ({ page }) => {
  await page.goto('/');
  await openButton(page).click();
  await menu(page).getByRole('link', { name: 'Marktsegmenten' }).click();
  await expect(page).toHaveURL('/marktsegmenten');
  await expect(menu(page)).toBeHidden();
});

test('the contact button in the mobile menu closes it and opens the page', async ({ page }) => {
  await page.goto('/');
  await openButton(page).click();
  await menu(page).getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(menu(page)).toBeHidden();
});

test('a link to the open page closes the mobile menu', async ({ page }) => {
  await page.goto('/kiosken');
  await openButton(page).click();
  await menu(page).getByRole('link', { name: 'Kiosken' }).click();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/kiosken');
});

test('Back closes the mobile menu', async ({ page }) => {
  await page.goto('/');
  await openButton(page).click();
  await menu(page).getByRole('link', { name: 'Support' }).click();
  await expect(page).toHaveURL('/support');
  await openButton(page).click();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(menu(page)).toBeHidden();
});

test('rotating a tablet with the menu open leaves a page that scrolls', async ({ page }) => {
  await page.goto('/');
  await openButton(page).click();
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 780 });
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
  await page.mouse.move(200, 600);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollPlace(page)).toBe(300);
});

test('Escape closes the mobile menu and returns the focus to its button', async ({ page }) => {
  await page.goto('/');
  await openButton(page).press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(openButton(page)).toBeFocused();
});

test('the Tab key reaches everything in the mobile menu, which closes when the focus leaves it', async ({
  page,
}) => {
  await openByKeyboard(page);
  const labels = [...mainNavigation, { label: 'Contact us' }, ...menuFoot].map(
    ({ label }) => label,
  );
  const stops = new Set<string>();
  for (const _ of labels) {
    await page.keyboard.press('Tab');
    stops.add(await nameOfFocused(page));
  }
  expect([...stops].sort()).toEqual(labels.sort());
  await expect(menu(page)).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(menu(page)).toBeHidden();
  expect(await nameOfFocused(page)).not.toBe('');
});

test('Shift and Tab at the start of the mobile menu close it and return to its button', async ({
  page,
}) => {
  await openByKeyboard(page);
  await page.keyboard.press('Shift+Tab');
  await expect(menu(page)).toBeHidden();
  await expect(openButton(page)).toBeFocused();
});

test('the page behind the mobile menu does not scroll', async ({ page }) => {
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

test.describe('mobile menu without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens and closes', async ({ page }) => {
    await page.goto('/');
    await openButton(page).click();
    await expect(menu(page)).toBeVisible();
    await closeButton(page).click();
    await expect(menu(page)).toBeHidden();
  });

  test('a link in the menu opens its page', async ({ page }) => {
    await page.goto('/');
    await openButton(page).click();
    await menu(page).getByRole('link', { name: 'Digital Signage' }).click();
    await expect(page).toHaveURL('/digital-signage');
    await expect(menu(page)).toBeHidden();
  });
});

/** The focus is on the first button of the menu then. */
async function openByKeyboard(page: Page) {
  await page.goto('/');
  await openButton(page).press('Enter');
  await expect(closeButton(page)).toBeFocused();
}

function scrollPlace(page: Page) {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** '' when nothing has the focus. */
function nameOfFocused(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return '';
    return focused.getAttribute('aria-label') ?? focused.textContent ?? '';
  });
}
