import type { Page } from 'playwright/test';
import { routes } from '../../lib/routes';
import { expectHydrated } from '../http/csp';
import { expect, test } from '../support/fixtures';
import { fontsLoaded, withoutLateFont } from '../support/fonts';
import { FRAMEWORK, holdBack } from '../support/gate';
import { visitedPages } from '../support/pages';

const CHOICE = `${routes.configurator}?model=wall-kiosk&maat=55`;

for (const { what, path } of [
  { what: 'a stored page', path: '/' },
  { what: 'a page that is rendered for one request', path: CHOICE },
]) {
  test(`the framework and the whole style sheets of ${what} are requested after the first paint`, async ({
    page,
  }) => {
    await page.goto(path);
    const { painted, requested } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      requested: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.js$|\.css$/.test(name))
        .map(({ name, startTime }) => ({ kind: /\w+$/.exec(name)?.[0] ?? '', name, startTime })),
    }));
    expect([...new Set(requested.map(({ kind }) => kind))].sort()).toEqual(['css', 'js']);
    expect(requested.filter(({ startTime }) => !(startTime >= painted))).toEqual([]);
  });
}

for (const width of [390, 1440]) {
  test.describe(() => {
    test.use({ expectedConsoleErrors: ['ERR_FAILED', '404'] });
    test(`pages that are ${width} px wide look the same before and after their whole style sheets load`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.route(FRAMEWORK, (route) => route.abort());
      // A picture that arrives between the two looks changes its height by the rounding of its width.
      await page.route('**/*.{avif,webp,svg}', () => {});
      for (const path of [...visitedPages, CHOICE]) {
        const release = await holdBack(page, '**/*.css');
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await fontsLoaded(page);
        const before = await looksOf(page);
        const isStyled = page.waitForFunction(() =>
          [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
            ({ sheet }) => sheet,
          ),
        );
        release();
        await isStyled;
        expect(await looksOf(page), path).toEqual(before);
        await page.unroute('**/*.css');
      }
    });
  });
}

test.describe(() => {
  test.use({ expectedConsoleErrors: ['ERR_FAILED', '404'] });
  test('a page looks the same while one of its style sheets alone has loaded', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.route(FRAMEWORK, (route) => route.abort());
    // The font shows on a visit in which it came before the first frame, so on some.
    await page.route('**/*.{avif,webp,svg,woff2}', () => {});
    const open = async (loads: (url: string) => boolean) => {
      await page.route('**/*.css', (route) => loads(route.request().url()) && route.continue());
      await page.goto(routes.kiosken, { waitUntil: 'domcontentloaded' });
      await page.waitForSelector('link[rel=stylesheet]', { state: 'attached' });
    };
    await open(() => false);
    const before = await looksOf(page);
    const sheets = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(sheets.length).toBeGreaterThan(1);
    for (const sheet of sheets) {
      await page.unroute('**/*.css');
      await open((url) => url === sheet);
      await page.waitForFunction(
        (href) => document.querySelector<HTMLLinkElement>(`link[href="${href}"]`)?.sheet,
        new URL(sheet).pathname,
      );
      expect(await looksOf(page), sheet).toEqual(before);
    }
  });
});

test('text does not move when a font arrives between the first paint and the whole style sheets', async ({
  page,
}) => {
  await withoutLateFont(page);
  const releaseFonts = await holdBack(page, '**/*.woff2');
  const releaseSheets = await holdBack(page, '**/*.css');
  await page.goto('/support', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const before = await looksOf(page);
  releaseFonts();
  await fontsLoaded(page);
  releaseSheets();
  await expectHydrated(page);
  // React adds an element of its own at the end.
  expect((await looksOf(page)).slice(0, before.length)).toEqual(before);
});

test('a page comes to life with what its own response holds, and requests no data', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.resourceType()));
  await page.goto('/kiosken');
  await expectHydrated(page);
  expect(requested.filter((type) => type === 'fetch' || type === 'xhr')).toEqual([]);
});

test.describe('a failing request', () => {
  test.use({ expectedConsoleErrors: ['ERR_FAILED'] });

  test('a page whose style sheets never load is styled and hydrates', async ({ page }) => {
    await page.route('**/*.css', (route) => route.abort());
    await page.goto('/kiosken');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 244, 239)');
  });

  test('a page loads a script that failed once more, and hydrates', async ({ page }) => {
    const failed = new Set<string>();
    await page.route(FRAMEWORK, (route) => {
      const url = route.request().url();
      if (failed.has(url)) return route.continue();
      failed.add(url);
      return route.abort();
    });
    await page.goto('/support', { waitUntil: 'load' });
    await expectHydrated(page);
    expect(failed.size).toBeGreaterThan(3);
  });
});

test('most functions that a page runs are compiled while it loads', async ({ page, request }) => {
  await page.goto('/');
  await expectHydrated(page);
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

async function hidePaintTiming(page: Page) {
  await page.addInitScript(() => {
    window.PerformanceObserver = class {
      observe() {}
      disconnect() {}
    } as unknown as typeof PerformanceObserver;
  });
}

/** Place, size, colours and letters of every element. */
function looksOf(page: Page) {
  return page.locator('body *:not(script, noscript, link)').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const letters = `${style.fontSize} ${style.fontWeight} ${style.fontStretch} ${style.lineHeight}`;
      const colours = `${style.color} ${style.backgroundColor} ${style.borderTop} ${style.fill}`;
      const visible = `${style.display} ${style.visibility} ${style.opacity} ${style.cursor}`;
      return `${element.tagName} ${[x, y, width, height]} ${letters} ${colours} ${visible}`;
    }),
  );
}
