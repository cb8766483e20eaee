import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright/test';
import { isMark, settle, watchRequests } from '../support/settled';

/** One answer that came with a page. */
export type Transfer = { address: string; type: string; bytes: number };

/**
 * Opens a page and weighs what it loads by itself, all but films: nobody scrolls or clicks. What
 * stands in a frame of it is a page of its own.
 */
export async function measureTransfer(page: Page, address: string): Promise<Transfer[]> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  watchRequests(page);
  await page.goto(address);
  await settle(page);
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

/** Without the pictures below the window, which the browser fetches for who scrolls. */
export async function inFirstView(page: Page, transfers: Transfer[]): Promise<Transfer[]> {
  const { seen, below } = await page.locator('img').evaluateAll((pictures) => {
    const isBelow = (picture: Element) => picture.getBoundingClientRect().top >= window.innerHeight;
    const addressOf = (picture: Element) => (picture as HTMLImageElement).currentSrc;
    return {
      seen: pictures.filter((picture) => !isBelow(picture)).map(addressOf),
      below: pictures.filter(isBelow).map(addressOf),
    };
  });
  return transfers.filter(({ address }) => seen.includes(address) || !below.includes(address));
}

/** Those that the page does not name, and asked for when it had all it shows at first. */
export async function loadedAfterwards(page: Page, transfers: Transfer[]): Promise<Transfer[]> {
  const html = await (await page.request.get(page.url())).text();
  const addresses = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => visit && startTime >= visit.loadEventStart)
      .map(({ name }) => name);
  });
  return transfers.filter(
    ({ address }) => addresses.includes(address) && !html.includes(new URL(address).pathname),
  );
}

/** Bytes of the page itself as nginx sends it, by its own level of brotli. */
export async function compressedPage(page: Page): Promise<number> {
  const html = await (await page.request.get(page.url())).body();
  const [, level] =
    /brotli_comp_level (\d+)/.exec(readFileSync('deploy/nginx/compressor.conf', 'utf8')) ?? [];
  const params = { [constants.BROTLI_PARAM_QUALITY]: Number(level) };
  return brotliCompressSync(html, { params }).length;
}

/** What the browser waits for before it paints anything, the page itself included. */
export async function blockingAddresses(page: Page): Promise<string[]> {
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

/** What came, the heaviest first, for the message of a failure. */
export function listOf(transfers: Transfer[]): string {
  return transfers
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ bytes, type, address }) => `${bytes} ${type} ${address}`)
    .join('\n');
}

async function toTransfer(request: Request): Promise<Transfer> {
  const type = request.resourceType();
  const body = (await (await request.response())?.body()) ?? Buffer.alloc(0);
  const isCompressedItself = type === 'image' || type === 'font';
  return {
    address: request.url(),
    type,
    // At zlib's usual level, which is Next's.
    bytes: isCompressedItself ? body.length : gzipSync(body, { level: 6 }).length,
  };
}
