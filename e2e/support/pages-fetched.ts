import type { Page } from 'playwright/test';
import { settle } from './settled';

/** The data that the router requests. */
export function pagesFetched(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if ('rsc' in request.headers()) fetched.push(request.url());
  });
  return fetched;
}

/** Dispatches the events before a click on every link, which trigger prefetching, and waits for the page. */
export async function pointAtEveryLink(page: Page) {
  await page.locator('a').evaluateAll(async (links) => {
    for (const link of links) {
      for (const type of ['mouseover', 'touchstart', 'focusin']) {
        link.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
  });
  await settle(page);
}
