import type { Page } from 'playwright/test';
import { faultReport } from '../../lib/contact/fault-report';
import { contactForm } from '../contact/contact-form';
import { expectHydrated } from '../http/csp';
import { expect, test } from '../support/fixtures';

const FRAMEWORK = '**/_next/static/**/*.js';

test('the framework is asked for when something of the page is painted', async ({ page }) => {
  // Not also after the seconds that a page waits at most for its paint, which a busy machine takes.
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

test('most of what a page runs is compiled while it loads', async ({ page, request }) => {
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

test('a browser that never reports a paint gets the framework after a few frames, on no timer', async ({
  page,
}) => {
  await neverTellOfPaint(page);
  await page.addInitScript(() => {
    const set = window.setTimeout;
    window.setTimeout = ((run: TimerHandler, ms = 0, ...given: unknown[]) =>
      ms < 1000 ? set(run, ms, ...given) : 0) as typeof setTimeout;
  });
  await page.goto('/kiosken#wall-kiosk');
  await expectHydrated(page);
});

test('React and the module loader find the scripts that are there, and load none of them again', async ({
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

test('a tab in the background, which paints nothing, does not wait for its pictures', async ({
  page,
}) => {
  await neverTellOfPaint(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
  await page.route('**/*.avif', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expectHydrated(page);
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
});

test.describe('who is quicker than the framework', () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test('keeps the menu that is open', async ({ page }) => {
    const letCome = await holdFramework(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await letCome();
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(menu).toBeHidden();
  });

  test('keeps the colour that is chosen, whatever was chosen before', async ({ page }) => {
    await page.goto('/kiosken');
    await page.getByRole('radio', { name: 'RAL 5015' }).check();
    const letCome = await holdFramework(page);
    await page.reload({ waitUntil: 'commit' });
    const other = page.getByRole('radio', { name: 'RAL 3020' });
    await other.check();
    await letCome();
    await expect(other).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-ral', '3020');
  });

  test('keeps the models that are ticked for a comparison', async ({ page }) => {
    const letCome = await holdFramework(page);
    await page.goto('/kiosken#vergelijken', { waitUntil: 'commit' });
    const comparison = page.getByRole('region', { name: 'Vergelijk wat u overweegt' });
    for (const name of ['Wall kiosk', 'Ceiling kiosk']) {
      await comparison.getByRole('checkbox', { name }).check();
    }
    await letCome();
    await expect(comparison.getByRole('columnheader', { name: 'Ceiling kiosk' })).toBeVisible();
    await expect(comparison.getByRole('columnheader', { name: 'Wall kiosk' })).toBeVisible();
  });

  test('finds in the message the steps that were ticked off', async ({ page }) => {
    const letCome = await holdFramework(page);
    await page.goto('/support', { waitUntil: 'commit' });
    const fault = page.locator('details', { hasText: 'Het scherm blijft zwart' });
    await fault.getByText('Het scherm blijft zwart').click();
    await fault.getByRole('checkbox', { name: 'Steekt de stekker' }).check();
    await letCome();
    await fault.getByRole('link', { name: 'Meld dat' }).click();
    await expect(contactForm(page).field('message')).toHaveValue(
      faultReport('Het scherm blijft zwart', ['Stekker en stopcontact gecontroleerd'], true),
    );
  });
});

async function neverTellOfPaint(page: Page) {
  await page.addInitScript(() => {
    window.PerformanceObserver = class {
      observe() {}
      disconnect() {}
    } as unknown as typeof PerformanceObserver;
  });
}

/** @returns lets the framework come, and waits until the page answers to it */
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
