import { setTimeout as wait } from 'node:timers/promises';
import type { Expectation } from './life-of-a-post.ts';

const LOOK_AFTER_MS = 1000;
const POLL_MS = 10;
const GIVE_UP_MS = 30_000;

/** Waits a second and asks for each page once. */
export async function lookOnce(siteUrl: string, pages: Expectation[]) {
  await wait(LOOK_AFTER_MS);
  return Promise.all(
    pages.map(async ({ path, isFresh }) => ({ path, fresh: isFresh(await visit(siteUrl, path)) })),
  );
}

/** Asks for each page again and again until it is fresh; `ms` is Infinity when it never was. */
export async function poll(siteUrl: string, pages: Expectation[]) {
  const start = performance.now();
  return Promise.all(
    pages.map(async ({ path, isFresh }) => {
      let failures = 0;
      while (performance.now() - start < GIVE_UP_MS) {
        const answer = await visit(siteUrl, path);
        if (isFresh(answer)) return { path, failures, ms: performance.now() - start };
        if (answer.status >= 500) failures += 1;
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
