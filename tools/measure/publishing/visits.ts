import { setTimeout as wait } from 'node:timers/promises';
import type { Expectation } from './post-lifecycle.ts';

const DELAY_MS = 1000;
const POLL_MS = 10;
const TIMEOUT_MS = 30_000;

export async function fetchAfterDelay(siteUrl: string, pages: Expectation[]) {
  await wait(DELAY_MS);
  return Promise.all(
    pages.map(async ({ path, isFresh }) => ({ path, fresh: isFresh(await visit(siteUrl, path)) })),
  );
}

/** Polls each page until it is fresh; `ms` is Infinity when it never was. */
export async function poll(siteUrl: string, pages: Expectation[]) {
  const start = performance.now();
  return Promise.all(
    pages.map(async ({ path, isFresh }) => {
      let failures = 0;
      while (performance.now() - start < TIMEOUT_MS) {
        const response = await visit(siteUrl, path);
        if (isFresh(response)) return { path, failures, ms: performance.now() - start };
        if (response.status >= 500) failures += 1;
        await wait(POLL_MS);
      }
      return { path, failures, ms: Number.POSITIVE_INFINITY };
    }),
  );
}

async function visit(siteUrl: string, path: string) {
  const response = await fetch(siteUrl + path, { redirect: 'manual' });
  return { status: response.status, text: await response.text() };
}
