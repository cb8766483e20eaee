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
  await expect(playing(player)).toHaveText('Tijd voor taart Koffie hier of mee');
});

test('the player goes on without a network, from one message to the next', async ({ page }) => {
  await playAt(page, '11:59');
  await expect(playing(page)).toHaveText('Nog warm Verse broodjes uit de oven');
  // Chromium reports a service worker whose script was still on its way.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.context().setOffline(true);
  await page.clock.runFor('01:00');
  await expect(playing(page)).toHaveText('Oliebollen Tien voor acht');
  await page.clock.runFor('06:00:00');
  await expect(playing(page)).toHaveText('Gesloten Tot ziens');
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

test('an urgent message of the link replaces the day', async ({ page }) => {
  await playAt(page, '12:00', `${DAY}&nood=aan`);
  await expect(playing(page)).toHaveText('Verlaat de winkel Volg het personeel naar de uitgang');
});

for (const [day, fragment] of [
  ['nothing is planned', '0.00=gesloten&kop=Oliebollen&regel=x&kleur=0&beeld=geen&dag=zondag'],
  ['nothing was planned, by a former link', 'kop=Oliebollen&regel=x&kleur=0&beeld=geen'],
]) {
  test(`a day on which ${day} is closed at noon`, async ({ page }) => {
    await playAt(page, '12:30', fragment);
    await expect(playing(page)).toHaveText('Gesloten Tot ziens');
  });
}

test('the message is not read out again when only the minute changes', async ({ page }) => {
  await playAt(page, '12:00');
  await expect(page.getByText('12.00 uur', { exact: true })).toBeAttached();
  const said = await playing(page).textContent();
  await page.clock.runFor('01:00');
  await expect(page.getByText('12.01 uur', { exact: true })).toBeAttached();
  expect(await playing(page).textContent()).toBe(said);
});

test('no picture stands still for more than ten minutes, at night and with reduced motion too', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await playAt(page, '23:00');
  const name = page.locator('main svg:visible').getByText('Bakkerij Ovenlicht');
  const place = async () => JSON.stringify(await name.boundingBox());
  await expect(playing(page)).toContainText('Gesloten');
  let last = await place();
  for (let tenMinutes = 0; tenMinutes < 6; tenMinutes += 1) {
    await page.clock.runFor('10:00');
    await expect.poll(place).not.toBe(last);
    last = await place();
  }
});

/** What a fake wake lock does with the first requests, in turn; later ones are given. */
async function fakeWakeLock(page: Page, outcomes: ('given' | 'refused')[]) {
  await page.addInitScript((given) => {
    let requests = 0;
    const locks: EventTarget[] = [];
    Object.assign(window, { releaseLock: () => locks.pop()?.dispatchEvent(new Event('release')) });
    const request = async (type: string) => {
      const outcome = given[requests];
      requests += 1;
      document.documentElement.dataset.wakeLock = `${type} ${requests}`;
      if (outcome === 'refused') throw new DOMException('Low battery', 'NotAllowedError');
      const lock = Object.assign(new EventTarget(), { released: false, release: async () => {} });
      lock.addEventListener('release', () => Object.assign(lock, { released: true }));
      locks.push(lock);
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  }, outcomes);
}

test('the player asks the device to keep its display on, and again when the device takes that back', async ({
  page,
}) => {
  await fakeWakeLock(page, []);
  await playAt(page, '12:00');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-wake-lock', 'screen 1');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.clock.runFor('02:00');
  await expect(root).toHaveAttribute('data-wake-lock', 'screen 1');
  await page.evaluate(() => (window as unknown as { releaseLock(): void }).releaseLock());
  await page.clock.runFor('00:02');
  await expect(root).toHaveAttribute('data-wake-lock', 'screen 2');
});

test('a refused request to keep the display on is repeated, less and less often', async ({
  page,
}) => {
  await fakeWakeLock(page, Array(20).fill('refused'));
  await playAt(page, '12:00');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-wake-lock', 'screen 1');
  // After 1, 3, 7, 15 and 31 s, then each minute.
  for (const requests of [2, 3, 4, 5, 6]) {
    await page.clock.runFor(1000 * 2 ** (requests - 2));
    await expect(root).toHaveAttribute('data-wake-lock', `screen ${requests}`);
  }
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(root).toHaveAttribute('data-wake-lock', 'screen 7');
});

test('a link that is not a day of ours plays the Monday of the example', async ({ page }) => {
  await playAt(page, '08:00', 'x=<script>alert(1)</script>');
  await expect(playing(page)).toHaveText('Nog warm Verse broodjes uit de oven');
});

test('the player is not indexed', async ({ request }) => {
  const html = await (await request.get(SIGNAGE_PLAYER_PATH)).text();
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
});

test.describe('on a device whose clock is not that of Amsterdam', () => {
  test.use({ timezoneId: 'UTC' });

  test('the zone is said, and the time of Amsterdam can be chosen, which the link keeps', async ({
    page,
  }) => {
    await playAt(page, '12:30');
    const controls = page.getByRole('region', { name: 'Bediening' });
    await expect(controls).toContainText('11.30 uur: klok van dit scherm, UTC');
    await expect(playing(page)).toHaveText('Nog warm Verse broodjes uit de oven');
    await controls.getByRole('checkbox', { name: 'Tijd van Amsterdam' }).check();
    await expect(controls).toContainText('12.30 uur: tijd van Amsterdam');
    await expect(playing(page)).toHaveText('Oliebollen Tien voor acht');
    await page.reload();
    await expect(playing(page)).toHaveText('Oliebollen Tien voor acht');
    await expect(controls.getByRole('checkbox')).toBeChecked();
  });
});

test.describe('on a device in Amsterdam', () => {
  test.use({ timezoneId: 'Europe/Amsterdam' });

  test('the controls go away by themselves or by a key, and come back by a key or the mouse', async ({
    page,
  }) => {
    await playAt(page, '12:00');
    const controls = page.getByRole('region', { name: 'Bediening' });
    await expect(controls).toContainText('klok van dit scherm, Europe/Amsterdam');
    await expect(controls.getByRole('checkbox')).toHaveCount(0);
    await expect(controls).toHaveCSS('opacity', '1');
    await page.clock.runFor('00:11');
    await expect(controls).toHaveCSS('opacity', '0');
    await page.keyboard.press('ArrowUp');
    await expect(controls).toHaveCSS('opacity', '1');
    await page.keyboard.press('ArrowUp');
    await expect(controls).toHaveCSS('opacity', '0');
    await page.mouse.move(100, 100);
    await page.mouse.move(140, 120);
    await expect(controls).toHaveCSS('opacity', '1');
  });

  test('a button fills the display by mouse or keyboard, and says how to leave', async ({
    page,
  }) => {
    await playAt(page, '12:00');
    const controls = page.getByRole('region', { name: 'Bediening' });
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
    await expect(controls).toContainText('Terug met Escape.');
    await controls.getByRole('button', { name: 'Volledig scherm' }).click();
    await expect.poll(isFull).toBe(true);
    await expect(controls).toHaveCSS('opacity', '0');
    await page.keyboard.press('Tab');
    const leave = controls.getByRole('button', { name: 'Sluit volledig scherm' });
    await expect(leave).toBeFocused();
    // Stays while a key has put the focus in it.
    await page.clock.runFor('00:25');
    await expect(controls).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect.poll(isFull).toBe(false);
  });
});
