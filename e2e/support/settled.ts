import { expect, type Page, type Request } from 'playwright/test';

/** The URL of the request that `settle` makes; every site serves it. */
const MARK = '/?settled';

/** The pending requests of each page, without films, which load while they play. */
const pendingRequests = new WeakMap<Page, Set<Request>>();

export function isMark(request: Request): boolean {
  return request.url().endsWith(MARK);
}

/** Tracks the requests of a page for `settle`; call it before opening the page. */
export function watchRequests(page: Page): void {
  if (pendingRequests.has(page)) return;
  const requests = new Set<Request>();
  pendingRequests.set(page, requests);
  page.on('request', (request) => {
    if (request.resourceType() !== 'media' && !isMark(request)) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/**
 * Waits until a page is idle: its requests have finished, follow-up code has run and was painted,
 * and no request was made meanwhile. It does not wait for timers.
 */
export async function settle(page: Page): Promise<void> {
  const requests = pendingRequests.get(page);
  if (!requests) throw new Error('watchRequests(page) comes before the page is opened.');
  let hasRequested = false;
  const notice = (request: Request) => {
    if (!isMark(request)) hasRequested = true;
  };
  page.on('request', notice);
  do {
    await expect.poll(() => requests.size, { intervals: [20, 50, 100] }).toBe(0);
    hasRequested = false;
    await page.evaluate(runPendingWork, MARK);
  } while (hasRequested || requests.size > 0);
  page.off('request', notice);
}

/**
 * Runs in the page: waits for pending frames and tasks, then makes a request, which the browser
 * reports after all earlier ones.
 */
async function runPendingWork(mark: string): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  await scheduler.postTask(() => {}, { priority: 'background' });
  await fetch(mark, { method: 'HEAD', cache: 'no-store' });
}

declare const scheduler: {
  postTask: (task: () => void, options: { priority: string }) => Promise<void>;
};
