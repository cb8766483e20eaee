import 'server-only';
import { hasNoPosts, publishedPosts } from '../blog/published-posts';
import type { QueueHealth } from '../contact/notification-queue';
import { mailHealth } from '../contact/notify-owner';
import { now } from '../next-internals/clock.mjs';
import { fetchLocalPage } from '../revalidation/fetch-local-page';
import { routes } from '../routes';
import { missingMigration } from '../supabase/missing-migration';

/** So long one answer holds for all: asking often asks the backend no oftener. */
const HOLDS_MS = 1000;
const VISIT_LIMIT_MS = 2500;

export type Health = {
  /** `degraded`: the backend does not answer, and visitors get the last good copies, or it lacks a migration. */
  status: 'ok' | 'degraded';
  uptimeSeconds: number;
  backend: { reachable: boolean; milliseconds: number };
  /** The first migration that the database lacks; null when it lacks none or does not answer. */
  missingMigration: string | null;
  /** Of messages to the owner, by this process. */
  mail: QueueHealth;
  /**
   * Since the posts were read that visitors see on /blog now; null when that page cannot be had, and
   * where no page is kept (development, Vercel).
   */
  postsAgeSeconds: number | null;
};

let latest: { from: number; health: Promise<Health> } | undefined;

/** How this process and its backend are: at most a second old, made within three. Never fails. */
export function health(): Promise<Health> {
  if (!latest || now() > latest.from + HOLDS_MS) {
    latest = { from: now(), health: examine() };
  }
  return latest.health;
}

async function examine(): Promise<Health> {
  const [backend, missing, postsAgeSeconds] = await Promise.all([
    examineBackend(),
    missingMigration(),
    postsAge(),
  ]);
  return {
    status: backend.reachable && !missing ? 'ok' : 'degraded',
    uptimeSeconds: Math.round(process.uptime()),
    backend,
    missingMigration: missing,
    mail: mailHealth(),
    postsAgeSeconds,
  };
}

async function examineBackend(): Promise<Health['backend']> {
  const from = now();
  const reachable = await isBackendReachable();
  return { reachable, milliseconds: now() - from };
}

/** As a visitor would, it asks the page itself: which copy of the data that shows is known nowhere else. */
async function postsAge(): Promise<number | null> {
  const { readAt } = await fetchLocalPage(routes.blog, VISIT_LIMIT_MS);
  return readAt > 0 ? Math.round((now() - readAt) / 1000) : null;
}

/**
 * An answer that is no list of rows is none: a proxy before the backend may say 200 for it. No rows are
 * an answer only where the database counts none.
 */
async function isBackendReachable(): Promise<boolean> {
  try {
    const { data } = await publishedPosts('id').limit(1);
    return Array.isArray(data) && (data.length > 0 || (await hasNoPosts()));
  } catch {
    return false;
  }
}
