import type { Page } from 'playwright/test';
import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';
import { typeText, uniqueTitle, waitUntilSaved, writePost } from './open-post';

embeddedBackendOnly();

const SAVES = '**/api/posts/*/draft';
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Tekst', exact: true });

test.describe('after refusals', () => {
  // Both refusals are to be seen, each until the next try.
  test.use({ expectedConsoleErrors: ['status of 401'], isHurried: false });

  test('an outage that ends with a refusal of the key does not end saving', async ({
    page,
    context,
    studioUrl,
  }) => {
    await writePost(page, studioUrl, uniqueTitle('storing'), 'Eerst.');
    const statuses = [502, 401];
    await context.route(SAVES, (route) => {
      const status = statuses.shift();
      if (!status) return route.continue();
      const code = status === 401 ? 'key' : 'unreachable';
      return route.fulfill({ status, json: { error: { code, message: 'Nu niet.' } } });
    });
    await typeText(page, ' Daarna.');
    await expect(page.getByText('Niet bewaard: Nu niet.').first()).toBeVisible();
    await expect.poll(() => statuses).toEqual([]);
    await typeText(page, ' En nog iets.');
    await waitUntilSaved(page);
    await page.reload();
    await expect(textOf(page)).toHaveText('Eerst. Daarna. En nog iets.');
  });
});

for (const [what, breakIt] of [
  [
    'refuses at once, as Firefox does with blocked cookies',
    () => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      IDBFactory.prototype.open = refuse;
      LockManager.prototype.request = async () => refuse();
    },
  ],
  [
    'throws where it is asked for',
    () => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['indexedDB', 'localStorage', 'sessionStorage', 'caches'])
        Object.defineProperty(window, name, { get });
      Object.defineProperty(navigator, 'locks', { get });
    },
  ],
  [
    'is not there',
    () => {
      Object.defineProperty(window, 'indexedDB', { value: undefined });
      Object.defineProperty(navigator, 'locks', { value: undefined });
    },
  ],
] as const) {
  test(`a text is saved while the storage of the browser ${what}`, async ({ page, studioUrl }) => {
    await page.addInitScript(breakIt);
    await writePost(page, studioUrl, uniqueTitle('zonder opslag'), 'Eerste regel.');
    await typeText(page, ' Tweede regel.');
    await waitUntilSaved(page);
    await page.reload();
    await expect(textOf(page)).toHaveText('Eerste regel. Tweede regel.');
  });
}

test.describe('after a restart', () => {
  test.use({
    expectedConsoleErrors: ['status of 404', 'ERR_CONNECTION', 'ERR_EMPTY_RESPONSE'],
    // The preview would be tried again while its studio is elsewhere.
    isHurried: false,
  });

  test('a window that is open goes on by itself when the studio was restarted', async ({
    page,
    startOwnStudio,
  }) => {
    const studio = await startOwnStudio({ role: 'owner', name: 'Anna' });
    await writePost(page, studio.url, uniqueTitle('herstart'), 'Eerst.');
    const again = await studio.restart({
      whileStopped: async () => {
        await typeText(page, ' Terwijl hij stilstond.');
        await expect(page.getByText('De studio antwoordt niet.')).toBeVisible();
      },
    });
    expect(again).toBe(studio.url);
    await waitUntilSaved(page);
    await expect(page.getByText('De studio antwoordt niet.')).toHaveCount(0);
    await page.reload();
    await expect(textOf(page)).toHaveText('Eerst. Terwijl hij stilstond.');
  });

  test('a window of a studio that got another address says so, and its text goes on there', async ({
    page,
    context,
    startOwnStudio,
  }) => {
    const studio = await startOwnStudio({ role: 'owner', name: 'Anna' });
    await writePost(page, studio.url, uniqueTitle('ander adres'), 'Eerst.');
    const { hash } = new URL(page.url());
    const again = await studio.restart({ urlSecret: 'a new key' });
    expect(again).not.toBe(studio.url);
    await typeText(page, ' Nog niet bewaard.');
    await expect(page.getByText('Open het adres dat npm run studio toont')).toBeVisible();
    await expect(page.getByText('antwoordt niet')).toHaveCount(0);
    await page.close();

    const there = await context.newPage();
    await there.goto(again + hash);
    const offer = there.getByRole('region', { name: 'Niet bewaarde tekst gevonden' });
    await offer.getByRole('button', { name: 'Terugzetten' }).click();
    await waitUntilSaved(there);
    await expect(textOf(there)).toHaveText('Eerst. Nog niet bewaard.');
  });
});
