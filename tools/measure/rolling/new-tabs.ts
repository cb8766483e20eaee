import { type Browser, chromium } from 'playwright';
import { randomClientIp } from '../../../packages/testbed/random-client-ip.ts';
import { findBrowser } from '../../../packages/testbed/system-packages/browser.ts';

const PAGES = ['/', '/kiosken', '/configurator', '/configurator?model=wall-kiosk', '/contact'];
const TIMEOUT_MS = 15_000;

/** Opens page after page, each in a browser context without cached files, until `end`. */
export async function startOpeningPages(url: string) {
  const browser = await chromium.launch({ executablePath: await findBrowser() });
  const faults: string[] = [];
  let pages = 0;
  let isStopped = false;
  const opening = (async () => {
    while (!isStopped) {
      const path = PAGES[pages % PAGES.length] ?? '/';
      pages += 1;
      const found = await faultsOf(browser, url + path);
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
  })();
  return {
    /** How many pages were opened, and what was wrong with them. */
    async end() {
      isStopped = true;
      await opening;
      await browser.close();
      return { pages, faults };
    },
  };
}

async function faultsOf(browser: Browser, url: string): Promise<string[]> {
  const faults: string[] = [];
  const context = await browser.newContext({ extraHTTPHeaders: randomClientIp() });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} of ${response.url()}`);
  });
  await page
    .goto(url)
    .then(() => page.waitForFunction(isInteractive))
    .catch(({ name }) => faults.push(`does not become interactive (${name})`));
  await context.close();
  return faults;
}

/** Runs in the page: React attaches to the last link last. */
function isInteractive() {
  const link = [...document.querySelectorAll('a')].at(-1);
  return Boolean(link && Object.keys(link).some((key) => key.startsWith('__reactProps')));
}
