import { routes } from '../lib/routes';
import { test as base, expect, sites } from './fixtures';
import { allPages } from './pages';
import { inFirstView, listOf, ofType, total, weigh } from './weight';

const KB = 1000;

const test = base.extend<object, { bareJavaScript: number }>({
  bareJavaScript: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      const scripts = ofType(await weigh(page, sites.barePage), 'script');
      await expect(page.getByRole('link', { name: 'Second page' })).toBeVisible();
      await page.close();
      await use(total(scripts));
    },
    { scope: 'worker' },
  ],
});

// A failure lists what was loaded, which is all that a recording could tell.
test.use({ trace: 'off' });

/** In kB. Two pages still carry more: the form, and with it the confetti of the campaign. */
const MOST_JAVASCRIPT: Partial<Record<string, number>> = {
  [routes.contact]: 10,
  [routes.action]: 15,
};

const screens = [
  { name: 'a phone', viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  { name: 'a desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];

for (const { name, ...screen } of screens) {
  test.describe(`on ${name}`, () => {
    test.use(screen);

    for (const path of allPages) {
      test(`${path} keeps its scripts, its styles and its first view small`, async ({
        page,
        bareJavaScript,
      }) => {
        const transfers = await weigh(page, path);
        const scripts = ofType(transfers, 'script');
        const ownJavaScript = total(scripts) - bareJavaScript;
        expect
          .soft(ownJavaScript, `JavaScript\n${listOf(scripts)}`)
          .toBeLessThanOrEqual((MOST_JAVASCRIPT[path] ?? 8) * KB);

        const styles = ofType(transfers, 'stylesheet');
        expect.soft(total(styles), `CSS\n${listOf(styles)}`).toBeLessThanOrEqual(15 * KB);

        const firstView = await inFirstView(page, transfers);
        expect
          .soft(
            total(firstView) - bareJavaScript,
            `First view without the framework\n${listOf(firstView)}`,
          )
          .toBeLessThanOrEqual(220 * KB);
      });
    }
  });
}
