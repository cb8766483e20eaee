import type { Page } from 'playwright/test';
import { routes, SIGNAGE_PLAYER_PATH } from '../../lib/routes';
import { expect, test } from '../support/fixtures';

const DAY = '0.00=eigen&kop=Oliebollen&regel=Tien+voor+acht&kleur=0&beeld=geen';

const playing = (page: Page) => page.getByRole('status');

/** Opens the player and waits until the browser has stored it. */
async function openWithCopy(page: Page) {
  await page.goto(`${SIGNAGE_PLAYER_PATH}#${DAY}`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

test('a reload without a network plays the day of the link', async ({ page }) => {
  await openWithCopy(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(playing(page)).toHaveText('Oliebollen Tien voor acht');
  const title = page.getByRole('heading', { name: 'Een dag op uw eigen scherm' });
  await expect(title).toBeAttached();
});

test('with a network a reload shows what the server sends now, and no other page has a worker', async ({
  page,
}) => {
  await openWithCopy(page);
  const loaded = page.waitForResponse((response) => response.url().endsWith(SIGNAGE_PLAYER_PATH));
  await page.reload();
  expect((await loaded).fromServiceWorker()).toBe(true);
  await expect(playing(page)).toHaveText('Oliebollen Tien voor acht');
  await page.goto(routes.digitalSignage);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('a browser that refuses the worker plays the day all the same', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('', 'SecurityError'));
  });
  await page.goto(`${SIGNAGE_PLAYER_PATH}#${DAY}`);
  await expect(playing(page)).toHaveText('Oliebollen Tien voor acht');
});
