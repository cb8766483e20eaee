import 'server-only';
import { now } from '../../../packages/page-cache/clock.mjs';
import { logError } from '../../platform/log';
import { nextListPage } from './affected-pages';
import { fetchLocalPage, localOrigin } from './fetch-local-page';

const MAX_CONCURRENT_REQUESTS = 3;
/** Waits for a page that Next is rendering now, perhaps from data before the change. */
const QUICK_RETRY_MS = 100;
const MAX_QUICK_RETRIES = 20;
const RETRY_MS = 2000;
/** After this, time-based revalidation takes over. */
const GIVE_UP_MS = 3_600_000;

const pendingPages = new Map<string, { since: number; attempts: number }>();
const queue = new Set<string>();
let active = 0;

/**
 * Renders pages again by requesting them, most urgent first. Returns at once; retries every 2 s for an hour
 * until each page was rendered after `since` (ms, by the clock of clock.mjs).
 */
export function revalidatePages(paths: readonly string[], since: number): void {
  if (!localOrigin()) return;
  for (const path of paths) {
    pendingPages.set(path, {
      since: Math.max(since, pendingPages.get(path)?.since ?? 0),
      attempts: 0,
    });
    queue.add(path);
  }
  processQueue();
}

function processQueue(): void {
  for (const path of queue) {
    if (active === MAX_CONCURRENT_REQUESTS) return;
    queue.delete(path);
    active += 1;
    void revalidate(path).finally(() => {
      active -= 1;
      processQueue();
    });
  }
}

async function revalidate(path: string): Promise<void> {
  const { status, renderedAt } = await fetchLocalPage(path);
  const page = pendingPages.get(path);
  if (!page) return;
  if (renderedAt >= page.since) {
    pendingPages.delete(path);
    const following = status === 200 ? nextListPage(path) : undefined;
    if (following) revalidatePages([following], page.since);
  } else if (now() - page.since > GIVE_UP_MS) {
    pendingPages.delete(path);
    logError(`Revalidating ${path} failed`, `status ${status} for an hour`);
  } else {
    page.attempts += 1;
    const isStale = renderedAt > 0 && page.attempts < MAX_QUICK_RETRIES;
    setTimeout(() => enqueue(path), isStale ? QUICK_RETRY_MS : RETRY_MS).unref();
  }
}

function enqueue(path: string): void {
  queue.add(path);
  processQueue();
}
