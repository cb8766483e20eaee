import { setTimeout as wait } from 'node:timers/promises';
import { postHref } from '@/lib/routes';
import type { StudioPost } from '../shared/api';

const LIMIT_MS = 10_000;
const POLL_MS = 50;

type Change = {
  siteUrl: string;
  before: StudioPost;
  post: StudioPost;
  /** The time of the request, by performance.now(). */
  start: number;
};

/** The address of a post for visitors. */
export function postUrl(siteUrl: string, { live }: StudioPost): string {
  return siteUrl + postHref(live.slug);
}

/**
 * Requests the pages of a post as a visitor does, until they are as the database has them.
 * @returns milliseconds since the start; null when they were not so within ten seconds
 */
export async function timeUntilVisible(change: Change): Promise<number | null> {
  // One limit for all visits, because the client waits for the answer no longer than twice that.
  const left = Math.ceil(change.start + LIMIT_MS - performance.now());
  const limit = AbortSignal.timeout(Math.max(0, left));
  while (!limit.aborted) {
    if (await isVisible(change, limit)) return Math.round(performance.now() - change.start);
    await wait(POLL_MS);
  }
  return null;
}

async function isVisible({ siteUrl, before, post }: Change, limit: AbortSignal) {
  const [url, formerUrl] = [postUrl(siteUrl, post), postUrl(siteUrl, before)];
  const { status, html } = await visit(url, limit);
  if (post.state !== 'live') return status === 404;
  if (status !== 200 || !isUpToDate(html, post.live)) return false;
  const hasMoved = before.state === 'live' && formerUrl !== url;
  return !hasMoved || (await visit(formerUrl, limit)).status === 308;
}

/** Whether a page shows the last change of a post, whose time it has in its structured data. */
export function isUpToDate(html: string, live: StudioPost['live']): boolean {
  const [, modified = ''] = /"dateModified":"([^"]+)"/.exec(html) ?? [];
  return Date.parse(modified) >= Date.parse(live.updated_at);
}

/** Status 0 where the site does not answer. */
async function visit(url: string, signal: AbortSignal) {
  try {
    const response = await fetch(url, { redirect: 'manual', signal });
    return { status: response.status, html: await response.text() };
  } catch {
    return { status: 0, html: '' };
  }
}
