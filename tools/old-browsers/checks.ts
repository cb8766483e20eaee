import { PROJECT_PATH } from '../../lib/business/project/path.ts';
import { routes, SIGNAGE_PLAYER_PATH } from '../../lib/routes.ts';
import type { OldPage } from './browser.ts';

type Check = {
  name: string;
  /** The oldest Chromium in which it is promised. */
  since: number;
  run: (page: OldPage, site: string) => Promise<void>;
};

const PHONE = [360, 740] as const;
const DESKTOP = [1280, 800] as const;
const hydrated = `Object.keys(document.querySelector('main a') || document.querySelector('main').firstElementChild).some(function (key) { return key.startsWith('__react'); })`;

/** Styled pages that are no wider than the window. */
const pages = [
  routes.home,
  routes.kiosken,
  routes.contact,
  routes.configurator,
  routes.digitalSignage,
  routes.blog,
  routes.support,
  `${PROJECT_PATH}?kiosk=model%3Dbrandvision`,
];

function byText(selector: string, text: string): string {
  return `Array.from(document.querySelectorAll(${JSON.stringify(selector)})).find(function (element) { return element.textContent.includes(${JSON.stringify(text)}); })`;
}

async function openHydrated(page: OldPage, url: string) {
  await page.open(url);
  await page.until(hydrated);
}

function assert(isTrue: boolean, what: string) {
  if (!isTrue) throw new Error(what);
}

async function fits(page: OldPage, site: string, size: readonly [number, number]) {
  await page.resize(...size);
  for (const path of pages) {
    await page.open(site + path);
    await page.until(`getComputedStyle(document.body).backgroundColor === 'rgb(246, 244, 239)'`);
    // Browsers without `overflow: clip` hide what lies beyond the window, which then does not scroll.
    const width = await page.evaluate(`(function (root) {
      return getComputedStyle(root).overflowX === 'hidden' ? root.clientWidth : root.scrollWidth;
    })(document.documentElement)`);
    assert(width <= size[0], `${path} is ${width} px wide`);
  }
}

/** Opens the player on a device whose clock stands at this time. */
async function playAt(page: OldPage, site: string, time: string) {
  const { identifier } = await page.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(function () {
      var Real = Date, start = Real.now(), shift = new Real('2026-11-23T${time}:00').getTime() - start;
      function Shifted() { return arguments.length ? new (Function.prototype.bind.apply(Real, [null].concat([].slice.call(arguments))))() : new Real(Real.now() + shift); }
      Shifted.prototype = Real.prototype; Shifted.UTC = Real.UTC; Shifted.parse = Real.parse;
      Shifted.now = function () { return Real.now() + shift; };
      window.Date = Shifted;
    })()`,
  });
  await page.resize(1920, 1080);
  // Another fragment alone would not load the page again.
  await page.open('about:blank');
  await page.open(
    `${site}${SIGNAGE_PLAYER_PATH}#7.00=broodjes&12.00=eigen&kop=Oliebollen&regel=Tien+voor+acht`,
  );
  // Chromium 71 knows its own identifier no longer.
  await page
    .send('Page.removeScriptToEvaluateOnNewDocument', { identifier })
    .catch(() => undefined);
}

export const checks: Check[] = [
  { name: 'styled, fits a phone', since: 79, run: (page, site) => fits(page, site, PHONE) },
  { name: 'styled, fits a desktop', since: 79, run: (page, site) => fits(page, site, DESKTOP) },
  {
    name: 'menu opens',
    since: 79,
    async run(page, site) {
      await page.resize(...PHONE);
      await openHydrated(page, site + routes.home);
      await page.click(`document.querySelector('[aria-label="Open menu"]')`);
      const link = byText('dialog a', 'Configurator');
      await page.until(
        `document.elementFromPoint(${link}.getBoundingClientRect().left + 9, ${link}.getBoundingClientRect().top + 9).closest('dialog')`,
      );
      await page.click(`document.querySelector('[aria-label="Close menu"]')`);
      await page.until(`${link}.getClientRects().length === 0`);
    },
  },
  {
    name: 'form sends',
    since: 79,
    async run(page, site) {
      await page.resize(...PHONE);
      await openHydrated(page, site + routes.contact);
      // A form that is sent within two seconds counts as a bot's.
      await page.until('performance.now() > 3000');
      for (const [name, value] of [
        ['name', 'Jan Jansen'],
        ['email', 'jan@voorbeeld.nl'],
        ['subject', 'Oude browser'],
        ['message', 'Verzonden met een oude browser.'],
      ] as const) {
        const field = `document.querySelector('main form [name="${name}"]')`;
        await page.evaluate(`${field}.value = ''`);
        await page.type(field, value);
      }
      await page.click(`document.querySelector('main form button[type="submit"]')`);
      await page.until(`document.querySelector('main form [role="status"], main [role="status"]')`);
    },
  },
  {
    name: 'link to another page',
    since: 79,
    async run(page, site) {
      await page.resize(...DESKTOP);
      await openHydrated(page, site + routes.home);
      await page.evaluate('window.stays = true');
      await page.click(`document.querySelector('footer a[href="${routes.search}"]')`);
      await page.until(`location.pathname === '${routes.search}' && window.stays`);
    },
  },
  {
    name: 'pictures show',
    since: 79,
    async run(page, site) {
      await page.resize(...DESKTOP);
      for (const path of [routes.home, routes.blog, '/blog/de-juiste-kleur-op-staal']) {
        await page.open(site + path);
        await page.evaluate(
          `document.querySelectorAll('img').forEach(function (img) { img.loading = 'eager'; })`,
        );
        await page.until(`[].every.call(document.images, function (img) { return img.complete; })`);
        const broken = await page.evaluate(
          `[].filter.call(document.images, function (img) { return img.naturalWidth === 0 && img.getClientRects().length > 0; }).map(function (img) { return img.currentSrc; })`,
        );
        assert(broken.length === 0, `broken on ${path}: ${broken[0]}`);
      }
    },
  },
  {
    name: 'search',
    since: 94,
    async run(page, site) {
      await openHydrated(page, site + routes.search);
      await page.type(`document.querySelector('main [type="search"]')`, 'garantie');
      await page.until(byText('main li', 'arantie'));
      await page.until(
        `document.querySelectorAll('main ol li, main [aria-label="Gevonden"] li').length > 0`,
      );
    },
  },
  {
    name: 'configurator',
    since: 94,
    async run(page, site) {
      await page.resize(...DESKTOP);
      await openHydrated(page, site + routes.configurator);
      const size = (of: string) =>
        `document.querySelector('main figure${of}').getBoundingClientRect()`;
      await page.until(`${size(' img')}.width > 200 && ${size('')}.height > 400`);
      const before = await page.evaluate(`document.querySelector('main').innerText`);
      await page.click(
        `document.querySelector('[name="model"][value="wall-kiosk"]').closest('label')`,
      );
      await page.until(`document.querySelector('main').innerText !== ${JSON.stringify(before)}`);
    },
  },
  {
    name: 'size on /kiosken',
    since: 94,
    async run(page, site) {
      await page.resize(...DESKTOP);
      await openHydrated(page, site + routes.kiosken);
      await page.click(
        `document.querySelector('[name="schermmaat"][value="55"]').closest('label')`,
      );
      await page.until(`document.querySelector('[name="schermmaat"][value="55"]').checked`);
      const shown = (maat: number) =>
        `[].some.call(document.querySelectorAll('main td, main dd, main figure'), function (cell) { return cell.innerText.includes('${maat}\\u00a0inch'); })`;
      await page.until(shown(55));
    },
  },
  {
    name: 'comparison on a phone',
    since: 94,
    async run(page, site) {
      await page.resize(...PHONE);
      await openHydrated(page, site + routes.kiosken);
      const shown = `[].filter.call(document.querySelectorAll('#vergelijken tbody tr'), function (row) { return row.getClientRects().length > 0; }).length`;
      await page.until(`${shown} <= 6`);
      await page.click(
        `[].slice.call(document.querySelectorAll('#vergelijken input[type="checkbox"]')).pop()`,
      );
      await page.until(`${shown} > 6`);
    },
  },
  {
    name: 'examples without scripts',
    since: 79,
    async run(page, site) {
      await page.send('Emulation.setScriptExecutionDisabled', { value: true });
      try {
        await page.open(site + routes.digitaalPlatform);
        for (const text of ['Open tot 18.00', 'Bron:']) {
          await page.until(
            `${byText('main p', text)} && getComputedStyle(${byText('main p', text)}).visibility === 'visible'`,
          );
        }
      } finally {
        await page.send('Emulation.setScriptExecutionDisabled', { value: false });
      }
    },
  },
  {
    name: 'planner',
    since: 94,
    async run(page, site) {
      await page.resize(...DESKTOP);
      await openHydrated(page, site + routes.digitalSignage);
      const link = byText('main a', 'Speel deze dag af');
      await page.evaluate(`${link}.scrollIntoView()`);
      await page.until(`document.querySelector('[data-block] button:not(:disabled)')`);
      assert(
        await page.evaluate(`!document.body.innerText.includes('laadt nu niet')`),
        'the page crashed',
      );
    },
  },
  {
    name: 'player at 10.05',
    since: 71,
    async run(page, site) {
      await playAt(page, site, '10:05');
      await page.until(byText('main', '10.05'));
      await page.until(byText('[role="status"]', 'broodjes'));
      const parts = await page.evaluate(
        `[[1, 1], [1918, 1], [1, 1078], [1918, 1078], [960, 540]].filter(function (at) { return !document.elementFromPoint(at[0], at[1]).closest('main'); }).length`,
      );
      assert(parts === 0, 'the header or footer lies over the picture');
      const height = await page.evaluate(
        `Math.max.apply(null, [].map.call(document.querySelectorAll('main svg'), function (svg) { return svg.getBoundingClientRect().height; }))`,
      );
      assert(height > 1060 && height < 1100, `the picture is ${height} px high`);
    },
  },
  {
    name: 'player at 12.30',
    since: 71,
    async run(page, site) {
      await playAt(page, site, '12:30');
      await page.until(byText('[role="status"]', 'Oliebollen'));
    },
  },
];
