import type { Page } from 'playwright/test';
import { routes, SIGNAGE_PLAYER_PATH } from '../../lib/routes';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/gate';

const DAY = '7.00=broodjes&12.00=eigen&18.00=gesloten&kop=Oliebollen&regel=Tien+voor+acht';

const playing = (page: Page) => page.getByRole('status');

/** Opens the player on a device whose clock stands at this time. */
async function playAt(page: Page, time: string, fragment = DAY) {
  await page.clock.install({ time: new Date(`2026-11-23T${time}+01:00`) });
  await page.goto(`${SIGNAGE_PLAYER_PATH}#${fragment}`);
}

test('the link of the chosen day plays that day on the clock of the device', async ({ page }) => {
  await page.goto(routes.digitalSignage);
  const planning = page.getByRole('region', { name: 'Plannen' });
  await planning.scrollIntoViewIfNeeded();
  await expect(planning.getByRole('img', { name: 'QR-code' })).toBeVisible();
  const link = planning.getByRole('link', { name: 'Speel deze dag af' });
  const href = (await link.getAttribute('href')) ?? '';
  const player = await page.context().newPage();
  await playAt(player, '10:30', href.split('#')[1]);
  await expect(playing(player)).toHaveText('10.30 uur: Tijd voor taart Koffie hier of mee');
});

test('the player goes on without a network, from one message to the next', async ({ page }) => {
  await playAt(page, '11:59');
  await expect(playing(page)).toHaveText('11.59 uur: Nog warm Verse broodjes uit de oven');
  await page.context().setOffline(true);
  await page.clock.runFor('01:00');
  await expect(playing(page)).toHaveText('12.00 uur: Oliebollen Tien voor acht');
  await page.clock.runFor('06:00:00');
  await expect(playing(page)).toHaveText('18.00 uur: Gesloten Morgen weer open om 7.00\u00a0uur');
});

for (const viewport of [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 320, height: 480 },
]) {
  test(`the message fills a screen of ${viewport.width} by ${viewport.height} px, without header and footer`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await playAt(page, '12:00');
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const drawing = page.locator('main svg').filter({ hasText: 'Oliebollen', visible: true });
    await expect(drawing).toHaveCount(1);
    const box = await drawing.boundingBox();
    const share = Math.max(
      (box?.width ?? 0) / viewport.width,
      (box?.height ?? 0) / viewport.height,
    );
    expect(share).toBeGreaterThan(0.99);
    expect(share).toBeLessThan(1.01);
  });
}

test('a font that comes after the first paint is still shown, because the player stays open', async ({
  page,
}) => {
  const release = await holdBack(page, '**/*.woff2');
  await page.goto(`${SIGNAGE_PLAYER_PATH}#${DAY}`, { waitUntil: 'commit' });
  const name = page.locator('main svg:visible').getByText('Bakkerij Ovenlicht');
  const width = () => name.evaluate((text: SVGTextElement) => text.getComputedTextLength());
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const inFallback = await width();
  release();
  await expect.poll(width).not.toBe(inFallback);
});

test('the player asks the device to keep its display on, again after the page was hidden', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let requests = 0;
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async (type: string) => {
          requests += 1;
          document.documentElement.dataset.wakeLock = `${type} ${requests}`;
          return { release: async () => {} };
        },
      },
    });
  });
  await playAt(page, '12:00');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-wake-lock', 'screen 1');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(root).toHaveAttribute('data-wake-lock', 'screen 2');
});

test('a link that is not a day of ours plays the Monday of the example', async ({ page }) => {
  await playAt(page, '08:00', 'x=<script>alert(1)</script>');
  await expect(playing(page)).toHaveText('8.00 uur: Nog warm Verse broodjes uit de oven');
});

test('the player is not indexed', async ({ request }) => {
  const html = await (await request.get(SIGNAGE_PLAYER_PATH)).text();
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
});
