import { gzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright/test';
import { compressedAsByNginx } from '../support/compressed';
import { isMark, settle, watchRequests } from '../support/settled';

export type Transfer = { url: string; type: string; bytes: number };

/**
 * Opens a page and measures what it loads, except films. Its frames are not included.
 * @param visit scrolls or clicks; nothing when absent
 */
export async function measureTransfer(
  page: Page,
  url: string,
  visit?: () => Promise<void>,
): Promise<Transfer[]> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  watchRequests(page);
  await page.goto(url);
  await settle(page);
  await visit?.();
  return Promise.all(
    requests
      .filter(
        (request) =>
          request.resourceType() !== 'media' &&
          request.frame() === page.mainFrame() &&
          !isMark(request),
      )
      .map(toTransfer),
  );
}

/** Leaves out the pictures below the viewport, which the browser may load early. */
export async function inFirstView(page: Page, transfers: Transfer[]): Promise<Transfer[]> {
  const { seen, below } = await page.locator('img').evaluateAll((pictures) => {
    const isBelow = (picture: Element) => picture.getBoundingClientRect().top >= window.innerHeight;
    const addressOf = (picture: Element) => (picture as HTMLImageElement).currentSrc;
    return {
      seen: pictures.filter((picture) => !isBelow(picture)).map(addressOf),
      below: pictures.filter(isBelow).map(addressOf),
    };
  });
  return transfers.filter(({ url }) => seen.includes(url) || !below.includes(url));
}

/** The responses that the HTML does not name and that were requested after the load event. */
export async function loadedAfterwards(page: Page, transfers: Transfer[]): Promise<Transfer[]> {
  const html = await (await page.request.get(page.url())).text();
  const urls = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => visit && startTime >= visit.loadEventStart)
      .map(({ name }) => name);
  });
  return transfers.filter(({ url }) => urls.includes(url) && !html.includes(new URL(url).pathname));
}

export async function compressedPage(page: Page): Promise<number> {
  return compressedAsByNginx(await (await page.request.get(page.url())).body()).length;
}

export async function blockingUrls(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    location.href,
    ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(
        (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
      )
      .map(({ name }) => name),
  ]);
}

export function ofType(transfers: Transfer[], type: string): Transfer[] {
  return transfers.filter((transfer) => transfer.type === type);
}

export function total(transfers: Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0);
}

export function listOf(transfers: Transfer[]): string {
  return transfers
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ bytes, type, url }) => `${bytes} ${type} ${url}`)
    .join('\n');
}

async function toTransfer(request: Request): Promise<Transfer> {
  return {
    url: request.url(),
    type: request.resourceType(),
    bytes: await bytesOf(request),
  };
}

async function bytesOf(request: Request): Promise<number> {
  const type = request.resourceType();
  // Chromium does not keep the body of every response to a script.
  if (type === 'fetch') return (await request.sizes()).responseBodySize;
  const body = (await (await request.response())?.body()) ?? Buffer.alloc(0);
  const isCompressedItself = type === 'image' || type === 'font';
  // Level 6 is zlib's default, which Next.js uses.
  return isCompressedItself ? body.length : gzipSync(body, { level: 6 }).length;
}
