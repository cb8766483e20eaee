import type { Page } from 'playwright/test';
import { expect, test, withAndWithoutJavaScript } from '../support/fixtures';

const hour = (page: Page, name: string) => page.getByRole('radio', { name });
/** The drawings of the screen by hour; a later one covers those before it. */
const screens = (page: Page) => page.locator('#een-dag svg[aria-hidden]');
const clipOf = (page: Page, nth: number) =>
  screens(page)
    .nth(nth)
    .evaluate((svg) => getComputedStyle(svg).clipPath);
const shown = (page: Page, nth: number) => expect.poll(() => clipOf(page, nth));

withAndWithoutJavaScript(() => {
  test('the bakery screen shows the chosen hour', async ({ page }) => {
    await page.goto('/digital-signage');
    await expect(screens(page)).toHaveCount(5);
    await expect(hour(page, '7.00 uur')).toBeChecked();
    await shown(page, 2).toBe('inset(100% 0px 0px)');

    // The browser may scroll to reach it, and the clock follows the text at that position.
    await hour(page, '12.00 uur').scrollIntoViewIfNeeded();
    await expect(async () => {
      await hour(page, '12.00 uur').check({ force: true });
      expect(await clipOf(page, 2)).toBe('inset(0px)');
    }).toPass();
    await shown(page, 3).toBe('inset(100% 0px 0px)');
  });
});

test('the bakery screen follows the text while scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/digital-signage');
  await page
    .getByRole('heading', { name: '16.00 uur: Laatste broden' })
    .evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
  await expect(hour(page, '16.00 uur')).toBeChecked();
  await expect(screens(page).nth(3)).toBeInViewport();
});

test('on a phone the bakery screen shows the hour of the text that is read below it, also after a jump', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/digital-signage');
  const putBelowScreen = (name: string) =>
    page.getByRole('heading', { name }).evaluate((heading) => {
      const screen = document.querySelector('#een-dag fieldset') as Element;
      // Twice: the screen stays in place only once the page has scrolled to it.
      for (let pass = 0; pass < 2; pass += 1) {
        const { bottom } = screen.getBoundingClientRect();
        scrollBy(0, heading.getBoundingClientRect().top - bottom - 32);
      }
    });
  for (const [time, name] of [
    ['18.00', 'Gesloten'],
    ['12.00', 'Lunch'],
    ['16.00', 'Laatste broden'],
  ]) {
    await putBelowScreen(`${time} uur: ${name}`);
    await expect(hour(page, `${time} uur`)).toBeChecked();
  }
});

test('focus and shown hour stay the same while the keyboard moves through the hours', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/digital-signage');
  // The later hours are below the viewport, so moving the focus scrolls the page.
  await page
    .locator('#een-dag fieldset')
    .evaluate((clock) => scrollBy(0, clock.getBoundingClientRect().top - innerHeight * 0.6));
  await hour(page, '7.00 uur').evaluate((radio) => radio.focus({ preventScroll: true }));
  for (const next of ['10.00', '12.00', '16.00', '18.00']) {
    await page.keyboard.press('ArrowDown');
    await afterNextFrames(page);
    await expect(hour(page, `${next} uur`)).toBeFocused();
    await expect(hour(page, `${next} uur`)).toBeChecked();
  }
});

test('a chosen hour stays until the visitor scrolls to another one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/digital-signage');
  const heading = (name: string) => page.getByRole('heading', { name });
  const bringToMiddle = (name: string) =>
    heading(name).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await bringToMiddle('10.00 uur: Koffie');
  await expect(hour(page, '10.00 uur')).toBeChecked();
  await page.locator('#een-dag label').filter({ hasText: '18.00' }).click();
  await page.mouse.wheel(0, 300);
  await afterNextFrames(page);
  await expect(hour(page, '18.00 uur')).toBeChecked();
  await bringToMiddle('16.00 uur: Laatste broden');
  await expect(hour(page, '16.00 uur')).toBeChecked();
  await expect(hour(page, '16.00 uur')).toBeFocused();
});

test('the hour of the bakery can be dragged along the clock', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/digital-signage');
  await page.locator('#een-dag fieldset').scrollIntoViewIfNeeded();
  const label = (time: string) => page.locator('#een-dag label').filter({ hasText: time });
  // After scrolling to it the clock still follows the text for a moment.
  await expect(async () => {
    await label('7.00').hover();
    await page.mouse.down();
    await label('16.00').hover();
    await page.mouse.up();
    expect(await hour(page, '16.00 uur').isChecked()).toBe(true);
  }).toPass();
  await shown(page, 3).toBe('inset(0px)');
});

/** Resolves when the page is drawn and its observers have reported. */
async function afterNextFrames(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const after = (frames: number) =>
          frames > 0 ? requestAnimationFrame(() => after(frames - 1)) : resolve();
        after(4);
      }),
  );
}
