import type { Page } from 'playwright/test';
import { projectHref } from '../../lib/business/project/project-query';
import { routes, SIGNAGE_PLAYER_PATH, sectorHref } from '../../lib/routes';
import { expectHydrated, watchViolations } from '../http/csp';
import { fourShops } from '../project/four-shops';
import { expect, test } from '../support/fixtures';
import { FRAMEWORK, holdBack } from '../support/gate';
import { watchNetwork } from '../support/network';
import { allPages, textPages, visitedPages } from '../support/pages';
import { settle } from '../support/settled';
import { sites } from '../support/sites';
import { accessibilityViolations } from './judges/accessibility';
import { ambiguousLinks } from './judges/ambiguous-links';
import { reasonsAgainstReturn, WITH_BACK_FORWARD_CACHE } from './judges/back-forward-cache';
import { bareLinks } from './judges/bare-links';
import { brokenLabels, foldedLabels, headerOverflow } from './judges/button-labels';
import { coveredControls } from './judges/covered-controls';
import { cutSideways } from './judges/cut-sideways';
import { longLines } from './judges/long-lines';
import { otherKinds } from './judges/one-kind';
import { faultsInPrint } from './judges/printed';
import { runningAnimations } from './judges/running-animations';
import { sidewaysOverflow } from './judges/sideways-overflow';
import {
  faultsOfWideSpacing,
  labelsBrokenAsLargeText,
  overflowOfLargeText,
} from './judges/text-settings';
import { unclickedButtons, untappedButtons } from './judges/unpressed-buttons';

/** One visit of each page runs every judge that only looks: loading a page takes longer than most of them. */
type Judge = {
  name: string;
  widths: number[];
  faults: (page: Page) => Promise<string[]>;
  /** Every page when absent. */
  pages?: string[];
};

type State = {
  name: string;
  /** @param letScripts lets the scripts of the page through */
  enter: (page: Page, letScripts: () => void) => Promise<unknown>;
  judges: Judge[];
};

const BUTTON_WIDTHS = [320, 360, 640, 768, 1024, 1029, 1280, 1440, 2560];
const COVER_WIDTHS = [360, 768, 1024, 1280, 1440, 1920];

/** What is done to a page, one after the other, and the judges that look at it then. */
const states: State[] = [
  {
    name: 'before hydration',
    enter: isStyled,
    judges: [
      { name: 'covered controls', widths: COVER_WIDTHS, faults: coveredControls },
      { name: 'buttons without a tap', widths: [390], faults: untappedButtons },
    ],
  },
  {
    name: 'after hydration',
    enter: hydrate,
    judges: [
      { name: 'animations with reduced motion', widths: [1280], faults: runningAnimations },
      { name: 'faults in print', widths: [1280], faults: faultsInPrint, pages: allPages },
    ],
  },
  {
    name: 'with its late views',
    enter: showAllViews,
    judges: [
      { name: 'accessibility', widths: [360, 1440], faults: accessibilityViolations },
      { name: 'sideways scrolling', widths: [320, 360, 768, 1440], faults: sidewaysOverflow },
      { name: 'cut texts', widths: [360, 768, 1440], faults: cutSideways },
      { name: 'wide text spacing', widths: [360, 1280], faults: faultsOfWideSpacing },
      { name: 'scrolling with large text', widths: [360], faults: overflowOfLargeText },
      { name: 'labels in large text', widths: [320], faults: labelsBrokenAsLargeText },
      { name: 'links without a sign', widths: [360, 1440], faults: bareLinks },
      { name: 'links of one name', widths: [1440], faults: ambiguousLinks },
      { name: 'a look of its own', widths: [360, 1440], faults: otherKinds },
      { name: 'broken labels', widths: BUTTON_WIDTHS, faults: brokenLabels },
      { name: 'folded labels', widths: BUTTON_WIDTHS, faults: foldedLabels },
      { name: 'header', widths: BUTTON_WIDTHS, faults: headerOverflow },
    ],
  },
  {
    name: 'with every answer open',
    enter: unfold,
    judges: [{ name: 'long lines', widths: [1440, 2560], faults: longLines }],
  },
  {
    name: 'in the fallback typeface with every answer open',
    enter: giveUpTypeface,
    judges: [
      { name: 'broken labels', widths: BUTTON_WIDTHS, faults: brokenLabels },
      { name: 'header', widths: BUTTON_WIDTHS, faults: headerOverflow },
      { name: 'covered controls', widths: COVER_WIDTHS, faults: coveredControls },
      { name: 'buttons without a click', widths: [1280], faults: unclickedButtons },
    ],
  },
];

/** Pages of text alone, all but one, are looked at on these widths only. */
const WIDTHS_OF_TEXT = [320, 360, 1280, 2560];

const MISSING_PATH = '/bestaat-niet';

const paths = [
  ...visitedPages,
  sectorHref('transport'),
  SIGNAGE_PLAYER_PATH,
  projectHref(fourShops),
  MISSING_PATH,
];

test.use({
  expectedConsoleErrors: [MISSING_PATH],
  // Needed by the taps; no layout of the site depends on it.
  hasTouch: true,
  launchOptions: WITH_BACK_FORWARD_CACHE,
  contextOptions: { reducedMotion: 'reduce' },
});

for (const path of paths) {
  const isText = textPages.includes(path) && path !== routes.cookies;

  test(`${path} passes every judge at every width`, async ({ page }) => {
    const violations = await watchViolations(page);
    const network = watchNetwork(page, sites.site);
    const letScripts = await holdBack(page, FRAMEWORK);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const { name: state, enter, judges } of states) {
      await enter(page, letScripts);
      const asked = judges.filter(({ pages }) => pages?.includes(path) ?? true);
      const widths = [...new Set(asked.flatMap((judge) => judge.widths))]
        .filter((width) => !isText || WIDTHS_OF_TEXT.includes(width))
        .toSorted((a, b) => a - b);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const { name, faults } of asked.filter((judge) => judge.widths.includes(width))) {
          const what = `${name} of ${path} ${state} at ${width} px`;
          await test.step(what, async () => expect.soft(await faults(page), what).toEqual([]));
        }
      }
    }
    expect.soft(violations, 'violations of the CSP').toEqual([]);
    expect.soft(network.otherOrigins, 'requests to third parties').toEqual([]);
    expect.soft(await network.cookies(), 'cookies').toEqual([]);
    // Navigates, and is therefore the last.
    if (!visitedPages.includes(path)) return;
    expect(await reasonsAgainstReturn(page), 'against the back/forward cache').toEqual([]);
  });
}

async function isStyled(page: Page) {
  await page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    return sheets.length > 0 && sheets.every(({ sheet }) => sheet);
  });
}

async function hydrate(page: Page, letScripts: () => void) {
  letScripts();
  await expectHydrated(page);
}

/**
 * Loads the views whose script waits until they come near: all of them are in a window as high as the page. Scrolling
 * from frame to frame does the same, but now and then Chromium paints no frame any more.
 */
async function showAllViews(page: Page) {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1280, height });
  await settle(page);
}

function unfold(page: Page) {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
  });
}

/** Falls back as the site does itself when the typeface comes late (start-scripts.mjs). */
function giveUpTypeface(page: Page) {
  return page.evaluate(() =>
    document.documentElement.style.setProperty('--font-archivo', 'fallback'),
  );
}
