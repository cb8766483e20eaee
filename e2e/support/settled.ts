import { expect, type Page, type Request } from 'playwright/test';

/** Of the request that `settle` makes itself; the home page answers it on every site. */
const MARK = '/?settled';

/** What a page has asked for and not yet got, films apart: they are fetched as they play. */
const underWay = new WeakMap<Page, Set<Request>>();

/** Whether a request was made by `settle`, and not by the page. */
export function isMark(request: Request): boolean {
  return request.url().endsWith(MARK);
}

/** Has `settle` know of what a page asks for; before it opens anything. */
export function watchRequests(page: Page): void {
  if (underWay.has(page)) return;
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => {
    if (request.resourceType() !== 'media' && !isMark(request)) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Waits until a page has done all that it does by itself: what it asked for has come, what follows
 * from that has run and been drawn, and nothing new was asked for meanwhile. What a page asks for only
 * after a timer of its own is not waited for.
 */
export async function settle(page: Page): Promise<void> {
  const requests = underWay.get(page);
  if (!requests) throw new Error('watchRequests(page) comes before the page is opened.');
  let asked = false;
  const notice = (request: Request) => {
    if (!isMark(request)) asked = true;
  };
  page.on('request', notice);
  do {
    await expect.poll(() => requests.size, { intervals: [20, 50, 100] }).toBe(0);
    asked = false;
    await page.evaluate(takeTurns, MARK);
  } while (asked || requests.size > 0);
  page.off('request', notice);
}

/**
 * In the page: lets everything run that waits to, by frame and by task; then asks for something,
 * which the browser reports after all that was asked for before.
 */
async function takeTurns(mark: string): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  await scheduler.postTask(() => {}, { priority: 'background' });
  await fetch(mark, { method: 'HEAD', cache: 'no-store' });
}

declare const scheduler: {
  postTask: (task: () => void, options: { priority: string }) => Promise<void>;
};
