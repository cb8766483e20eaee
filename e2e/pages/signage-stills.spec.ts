import type { Page } from 'playwright/test';
import { routes } from '../../lib/routes';
import { expectHydrated } from '../http/csp';
import { expect, test } from '../support/fixtures';
import { fontsLoaded, withoutLateFont } from '../support/fonts';
import { FRAMEWORK, holdBack } from '../support/gate';
import { settle } from '../support/settled';

for (const { device, size, hasTouch } of [
  { device: 'a small phone', size: { width: 320, height: 640 }, hasTouch: true },
  { device: 'a phone', size: { width: 390, height: 780 }, hasTouch: true },
  { device: 'a tablet', size: { width: 820, height: 1180 }, hasTouch: true },
  { device: 'a narrow window', size: { width: 480, height: 800 }, hasTouch: false },
  { device: 'a desktop', size: { width: 1440, height: 900 }, hasTouch: false },
]) {
  test.describe(() => {
    test.use({ viewport: size, hasTouch, isMobile: hasTouch });

    test(`on ${device} each view takes as much room as its still`, async ({ page }) => {
      await withoutLateFont(page);
      const release = await holdBack(page, FRAMEWORK);
      await page.goto(routes.digitalSignage, { waitUntil: 'commit' });
      const views = ['Maken', 'Plannen', 'Bewaken'].map((name) =>
        page.getByRole('region', { name }),
      );
      for (const view of views) await expect(view).toBeVisible();
      await fontsLoaded(page);
      const heights = () =>
        Promise.all(
          views.map((view) => view.evaluate((box) => box.getBoundingClientRect().height)),
        );
      const before = await heights();
      release();
      for (const view of views) {
        await view.scrollIntoViewIfNeeded();
        await expect(view.locator('input').first()).toBeVisible();
      }
      expect(await heights()).toEqual(before);
    });
  });
}

const planning = (page: Page) => page.getByRole('region', { name: 'Plannen' });

/** The page with the still of the planning below the pointer, and a function that lets the script of its view load. */
async function pointAtSunday(page: Page) {
  await page.goto(routes.digitalSignage);
  await expectHydrated(page);
  const release = await holdBack(page, FRAMEWORK);
  await planning(page).getByText('zo', { exact: true }).hover();
  await expect(planning(page).getByRole('radio')).toHaveCount(0);
  return release;
}

test('a click on a still is repeated on the view that replaces it', async ({ page }) => {
  const release = await pointAtSunday(page);
  await page.mouse.down();
  await page.mouse.up();
  release();
  await expect(planning(page).getByRole('radio', { name: 'zondag' })).toBeChecked();
});

test('a click during which the view comes reaches the view', async ({ page }) => {
  const release = await pointAtSunday(page);
  await page.mouse.down();
  const views = page.waitForResponse((response) => response.url().endsWith('.js'));
  release();
  await (await views).finished();
  await settle(page);
  await page.mouse.up();
  await expect(planning(page).getByRole('radio', { name: 'zondag' })).toBeChecked();
});

test('a click on a button of a still is repeated on the view', async ({ page }) => {
  await page.goto(routes.digitalSignage);
  await expectHydrated(page);
  const release = await holdBack(page, FRAMEWORK);
  const wall = page.getByRole('region', { name: 'Bewaken' });
  await wall.getByRole('button', { name: 'Herstart op afstand' }).click({ force: true });
  release();
  await expect(wall.getByRole('status')).toContainText(/Start opnieuw|Speelt/);
});

test('a view loads when leaving and reaching its still are reported together', async ({ page }) => {
  // A busy browser joins them: the first report waits here for the next.
  await page.addInitScript(() => {
    const Observer = IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const joined: IntersectionObserverEntry[] = [];
        super((entries, observer) => {
          joined.push(...entries);
          if (joined.some(({ isIntersecting }) => isIntersecting)) report(joined, observer);
        }, options);
      }
    };
  });
  await page.goto(routes.digitalSignage);
  await expectHydrated(page);
  await planning(page).scrollIntoViewIfNeeded();
  await expect(planning(page).getByRole('radio', { name: 'zondag' })).toBeVisible();
});
