import type { Page } from 'playwright/test';

/** The scripts of the framework and of the page. */
export const FRAMEWORK = '**/_next/static/**/*.js';

/** A promise that a test resolves, to hold something back until then. */
export function createGate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Holds back the requests of a page. @returns a function that lets them through */
export async function holdBack(
  page: Page,
  urls: Parameters<Page['route']>[0],
): Promise<() => void> {
  const { opened, open } = createGate();
  await page.route(urls, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
