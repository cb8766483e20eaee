import type { Page } from 'playwright/test';
import { faultReport } from '../../lib/contact/fault-report';
import { contactForm } from '../contact/contact-form';
import { expectHydrated } from '../http/csp';
import { expect, test } from '../support/fixtures';

const FRAMEWORK = '**/_next/static/**/*.js';

test('the framework is requested after the first paint', async ({ page }) => {
  // Without the fallback timers of the page, which a slow paint on a busy machine would trigger.
  await page.addInitScript(() => {
    const setTimer = window.setTimeout.bind(window) as typeof window.setTimeout;
    window.setTimeout = ((run: () => void, ms = 0) =>
      ms >= 1000 ? 0 : setTimer(run, ms)) as typeof window.setTimeout;
  });
  await page.goto('/');
  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ name, startTime })),
  }));
  expect(scripts).not.toEqual([]);
  expect(scripts.filter(({ startTime }) => !(startTime >= painted))).toEqual([]);
});

test('most functions that a page runs are compiled while it loads', async ({ page, request }) => {
  await page.goto('/');
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  );
  const scripts = await Promise.all(
    addresses.map(async (address) => (await request.get(address)).text()),
  );
  const compiledAhead = scripts.filter((script) =>
    script.startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  const length = (texts: string[]) => texts.join('').length;
  expect(length(compiledAhead) / length(scripts)).toBeGreaterThan(0.8);
});

test('in a browser that reports no paint the framework loads after a few frames, without a timer', async ({
  page,
}) => {
  await hidePaintTiming(page);
  await page.addInitScript(() => {
    const set = window.setTimeout;
    window.setTimeout = ((run: TimerHandler, ms = 0, ...given: unknown[]) =>
      ms < 1000 ? set(run, ms, ...given) : 0) as typeof setTimeout;
  });
  await page.goto('/kiosken#wall-kiosk');
  await expectHydrated(page);
});

test('React and the module loader reuse the script elements of the page and load none twice', async ({
  page,
}) => {
  const scripts = () =>
    page
      .locator('script[src]:not([nomodule])')
      .evaluateAll((all) => all.map((script) => script.getAttribute('src')));
  await page.goto('/');
  const atFirst = await scripts();
  expect(atFirst).not.toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Zoeken' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoeken');
  const afterwards = (await scripts()).filter((src) => atFirst.includes(src));
  expect(afterwards.toSorted()).toEqual([...new Set(atFirst)].toSorted());
});

test('a background tab, which paints nothing, loads the framework without waiting for pictures', async ({
  page,
}) => {
  await hidePaintTiming(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
  await page.route('**/*.avif', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expectHydrated(page);
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
});

test.describe('input before hydration', () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test('an open menu stays open', async ({ page }) => {
    const release = await holdFramework(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await release();
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(menu).toBeHidden();
  });

  test('a chosen colour overrides the stored one', async ({ page }) => {
    await page.goto('/kiosken');
    await page.getByRole('radio', { name: 'RAL 5015' }).check();
    const release = await holdFramework(page);
    await page.reload({ waitUntil: 'commit' });
    const other = page.getByRole('radio', { name: 'RAL 3020' });
    await other.check();
    await release();
    await expect(other).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-ral', '3020');
  });

  test('ticked models are compared', async ({ page }) => {
    const release = await holdFramework(page);
    await page.goto('/kiosken#vergelijken', { waitUntil: 'commit' });
    const comparison = page.getByRole('region', { name: 'Vergelijk wat u overweegt' });
    for (const name of ['Wall kiosk', 'Ceiling kiosk']) {
      await comparison.getByRole('checkbox', { name }).check();
    }
    await release();
    await expect(comparison.getByRole('columnheader', { name: 'Ceiling kiosk' })).toBeVisible();
    await expect(comparison.getByRole('columnheader', { name: 'Wall kiosk' })).toBeVisible();
  });

  test('ticked steps appear in the message', async ({ page }) => {
    const release = await holdFramework(page);
    await page.goto('/support', { waitUntil: 'commit' });
    const fault = page.locator('details', { hasText: 'Het scherm blijft zwart' });
    await fault.getByText('Het scherm blijft zwart').click();
    await fault.getByRole('checkbox', { name: 'Steekt de stekker' }).check();
    await release();
    await fault.getByRole('link', { name: 'Meld dat' }).click();
    await expect(contactForm(page).field('message')).toHaveValue(
      faultReport('Het scherm blijft zwart', ['Stekker en stopcontact gecontroleerd'], true),
    );
  });
});

async function hidePaintTiming(page: Page) {
  await page.addInitScript(() => {
    window.PerformanceObserver = class {
      observe() {}
      disconnect() {}
    } as unknown as typeof PerformanceObserver;
  });
}

/** Holds back the framework. @returns a function that lets it load and waits for hydration */
async function holdFramework(page: Page) {
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(FRAMEWORK, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  return async () => {
    letThrough();
    await expectHydrated(page);
  };
}
