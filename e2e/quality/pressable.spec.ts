import type { Locator, Page } from 'playwright/test';
import { projectHref } from '../../lib/business/project/project-query';
import { routes, SIGNAGE_PLAYER_PATH } from '../../lib/routes';
import { fourShops } from '../project/four-shops';
import { expect, test } from '../support/fixtures';
import { FRAMEWORK } from '../support/gate';
import { textPages, visitedPages } from '../support/pages';
import { settle } from '../support/settled';
import { coveredControls } from './covered-controls';

const WIDTHS = [360, 768, 1024, 1280, 1440, 1920];

const pages = [
  ...visitedPages.filter((path) => !textPages.includes(path)),
  routes.cookies,
  SIGNAGE_PLAYER_PATH,
  projectHref(fourShops),
];

// Touch is for the taps; no layout of the site depends on it.
test.use({ hasTouch: true });

for (const path of pages) {
  test(`a pointer reaches every link, button and field of ${path} before hydration, and a tap its main buttons`, async ({
    page,
  }) => {
    const empty = { contentType: 'text/javascript', body: '' };
    await page.route(FRAMEWORK, (route) => route.fulfill(empty));
    await page.goto(path, { waitUntil: 'load' });
    await expectAllReached(page, 'with our typeface');
    await page.setViewportSize({ width: 390, height: 780 });
    await expectPressed(page, (button) => button.tap());
  });

  test(`a pointer reaches every link, button and field of ${path} after hydration, and a click its main buttons`, async ({
    page,
  }) => {
    await page.goto(path);
    await scrollThrough(page);
    await settle(page);
    await giveUpTypeface(page);
    await expectAllReached(page, 'with the fallback typeface');
    await unfold(page);
    await expectAllReached(page, 'with every answer open');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectPressed(page, (button) => button.click());
  });
}

async function expectAllReached(page: Page, state: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await coveredControls(page), `${state} at ${width} px`).toEqual([]);
  }
}

/** Presses every button of the content that is shown, and expects each to get the click. */
async function expectPressed(page: Page, press: (button: Locator) => Promise<void>) {
  await page.evaluate(() => {
    document.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
        const target = event.target instanceof Element && event.target.closest('.button-shape');
        if (target) target.setAttribute('data-pressed', '');
      },
      true,
    );
  });
  const buttons = page.getByRole('main').locator('.button-shape:not(:disabled)');
  for (const button of await buttons.filter({ visible: true }).all()) {
    await press(button);
    await expect.soft(button).toHaveAttribute('data-pressed');
  }
}

/** Loads the views whose script waits until they come near. */
function scrollThrough(page: Page) {
  return page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Falls back as the site does itself when the typeface comes late (after-paint.mjs). */
function giveUpTypeface(page: Page) {
  return page.evaluate(() =>
    document.documentElement.style.setProperty('--font-archivo', 'fallback'),
  );
}

function unfold(page: Page) {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
  });
}
