import { setTimeout as wait } from 'node:timers/promises';
import { postHref } from '@/lib/routes';
import type { StudioPost } from '../shared/api';

const LIMIT_MS = 10_000;
const POLL_MS = 50;

/** The address of a post for visitors. */
export function postUrl(siteUrl: string, { live }: StudioPost): string {
  return siteUrl + postHref(live.slug);
}

/**
 * Requests the page of a post as a visitor does, until it is as the database has it.
 * @param start of the request, by performance.now()
 * @returns milliseconds since the start; null when the page was not so within ten seconds
 */
export async function timeUntilVisible(
  siteUrl: string,
  post: StudioPost,
  start: number,
): Promise<number | null> {
  const url = postUrl(siteUrl, post);
  while (performance.now() - start < LIMIT_MS) {
    if (await isVisible(url, post)) return Math.round(performance.now() - start);
    await wait(POLL_MS);
  }
  return null;
}

async function isVisible(url: string, post: StudioPost) {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const html = await response.text();
    if (post.state !== 'live') return response.status === 404;
    return response.ok && isUpToDate(html, post.live);
  } catch {
    return false;
  }
}

/** By the time of the last change, which the page has in its structured data. */
export function isUpToDate(html: string, live: StudioPost['live']): boolean {
  const [, modified = ''] = /"dateModified":"([^"]+)"/.exec(html) ?? [];
  return Date.parse(modified) >= Date.parse(live.updated_at);
}
