import type { Page } from 'playwright/test';

/**
 * Opens a page and waits until it rests: nothing new asked for during half a second, and nothing
 * left to do. A quiet network alone does not tell, since on a slow machine scripts still start then.
 * Not for longer than a second on the latter: one quiet page in ten is never called idle by Chromium.
 */
export async function openAtRest(page: Page, address: string): Promise<void> {
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  await page.goto(address);
  let requestsBefore: number;
  do {
    requestsBefore = requests;
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          setTimeout(() => requestIdleCallback(resolve, { timeout: 1000 }), 500),
        ),
    );
  } while (requests > requestsBefore);
}
