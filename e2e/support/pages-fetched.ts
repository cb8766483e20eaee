import type { Page } from 'playwright/test';
import { settle } from './settled';

/** Fills itself with the addresses of pages that Next's router asks for, whole or in parts. */
export function pagesFetched(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if ('rsc' in request.headers()) fetched.push(request.url());
  });
  return fetched;
}

/** Everything that comes before a click, by mouse, finger and keyboard, and what the page does of it. */
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
