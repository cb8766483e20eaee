import { routes } from '../../lib/routes';
import { expect, test } from '../support/fixtures';
import { fontsLoaded } from '../support/fonts';
import { FRAMEWORK, holdBack } from '../support/gate';

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
