import { routes } from '../../lib/routes';
import { expect, test } from '../support/fixtures';

test.use({ viewport: { width: 360, height: 740 } });

for (const [path, name, explanation] of [
  [routes.buying, 'Tabel met de prijs van elke kiosk', /^Richtprijzen excl/],
  [routes.buying, 'Tabel met de meerprijs van elke optie', /^Per kiosk/],
  [routes.belgium, 'Tabel met de prijs van elke kiosk, geplaatst in België', /^Richtprijzen van/],
] as const) {
  test(`"${name}" scrolls on a phone, and its explanation stays in view`, async ({ page }) => {
    await page.goto(path);
    const area = page.getByRole('region', { name, exact: true });
    await area.scrollIntoViewIfNeeded();
    await expect(page.getByRole('table', { name: explanation })).toBeVisible();
    const scrolled = await area.evaluate((box) => {
      box.scrollLeft = box.scrollWidth;
      return box.scrollLeft;
    });
    expect(scrolled).toBeGreaterThan(0);
    const text = await page.getByText(explanation).boundingBox();
    expect(text?.x).toBeGreaterThanOrEqual(0);
    expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(360);
  });
}
