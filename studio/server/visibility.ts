import { setTimeout as wait } from 'node:timers/promises';
import { postHref } from '@/lib/routes';
import type { StudioPost } from '../shared/api';

const LIMIT_MS = 10_000;
const POLL_MS = 50;

type Change = {
  siteUrl: string;
  before: StudioPost;
  post: StudioPost;
  /** Of the request, by performance.now(). */
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
  while (performance.now() - change.start < LIMIT_MS) {
    if (await isVisible(change)) return Math.round(performance.now() - change.start);
    await wait(POLL_MS);
  }
  return null;
}

async function isVisible({ siteUrl, before, post }: Change) {
  const [url, formerUrl] = [postUrl(siteUrl, post), postUrl(siteUrl, before)];
  const { status, html } = await visit(url);
  if (post.state !== 'live') return status === 404;
  if (status !== 200 || !isUpToDate(html, post.live)) return false;
  const hasMoved = before.state === 'live' && formerUrl !== url;
  return !hasMoved || (await visit(formerUrl)).status === 308;
}

/** Whether a page shows the last change of a post, whose time it has in its structured data. */
export function isUpToDate(html: string, live: StudioPost['live']): boolean {
  const [, modified = ''] = /"dateModified":"([^"]+)"/.exec(html) ?? [];
  return Date.parse(modified) >= Date.parse(live.updated_at);
}

/** Status 0 where the site does not answer. */
async function visit(url: string) {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    return { status: response.status, html: await response.text() };
  } catch {
    return { status: 0, html: '' };
  }
}
