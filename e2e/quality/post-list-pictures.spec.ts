import { routes } from '../../lib/routes';
import { expect, test } from '../support/fixtures';
import { scrollToEnd } from './layout-shift';
import { listOf, measureTransfer, ofType, total } from './transfer-size';

const KB = 1000;

for (const { name, limit, ...screen } of [
  { name: 'a phone', limit: 150 * KB, viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  {
    name: 'a phone with three pixels in one',
    limit: 150 * KB,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 3,
  },
  {
    name: 'a desktop',
    limit: 250 * KB,
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
  },
]) {
  test.describe(`on ${name}`, () => {
    test.use(screen);

    test(`the list of posts, read to its end, takes at most ${limit / KB} kB of pictures`, async ({
      page,
    }) => {
      const transfers = await measureTransfer(page, routes.blog, () => scrollToEnd(page));
      const pictures = ofType(transfers, 'image').filter(({ url }) => url.includes('/media/blog/'));
      // Posts of other tests share a picture, which the browser loads once.
      const shown = await page
        .locator('main img[src*="/media/blog/"]')
        .evaluateAll((all) => new Set(all.map((picture) => picture.getAttribute('src'))).size);
      expect(shown).toBeGreaterThan(5);
      expect(pictures.length, 'every picture was loaded').toBeGreaterThanOrEqual(shown);
      expect(total(pictures), listOf(pictures)).toBeLessThanOrEqual(limit);
    });
  });
}
