import 'server-only';
import { logError } from '../log';
import { now } from '../next-internals/clock.mjs';
import { followingPage } from './affected-pages';
import { fetchLocalPage, ownOrigin } from './fetch-local-page';

const AT_ONCE = 3;
/** For a page that is just being rendered, perhaps from what was there before the change. */
const LOOK_AGAIN_MS = 100;
const QUICK_LOOKS = 20;
/** For a page that could not be rendered, mostly because the backend fails. */
const RETRY_MS = 2000;
/** From then on the time-based renewal has to do. */
const GIVE_UP_MS = 3_600_000;

/** By path: the moment, by the clock of clock.mjs, after which the page has to be rendered. */
const wanted = new Map<string, { since: number; looks: number }>();
/** Those of them that can be visited now, the most urgent first. */
const queue = new Set<string>();
let busy = 0;

/**
 * Has pages rendered again by visiting them, so that no visitor meets the old one, however late he
 * comes. Goes on until each was rendered after `since`: a page that fails is tried every 2 s for
 * an hour. Returns at once.
 * @param paths the most urgent first
 * @param since by the clock of clock.mjs
 */
export function revalidatePages(paths: readonly string[], since: number): void {
  if (!ownOrigin()) return;
  for (const path of paths) {
    wanted.set(path, { since: Math.max(since, wanted.get(path)?.since ?? 0), looks: 0 });
    queue.add(path);
  }
  work();
}

function work(): void {
  for (const path of queue) {
    if (busy === AT_ONCE) return;
    queue.delete(path);
    busy += 1;
    void renew(path).finally(() => {
      busy -= 1;
      work();
    });
  }
}

async function renew(path: string): Promise<void> {
  const { status, renderedAt } = await fetchLocalPage(path);
  const page = wanted.get(path);
  if (!page) return;
  if (renderedAt >= page.since) {
    wanted.delete(path);
    const following = status === 200 ? followingPage(path) : undefined;
    if (following) revalidatePages([following], page.since);
  } else if (now() - page.since > GIVE_UP_MS) {
    wanted.delete(path);
    logError(`Renewing ${path} failed`, `status ${status} for an hour`);
  } else {
    page.looks += 1;
    const isOldCopy = renderedAt > 0 && page.looks < QUICK_LOOKS;
    setTimeout(() => enqueue(path), isOldCopy ? LOOK_AGAIN_MS : RETRY_MS).unref();
  }
}

function enqueue(path: string): void {
  queue.add(path);
  work();
}
