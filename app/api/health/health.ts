import 'server-only';
import type { QueueHealth } from '../../../lib/contact/notification-queue';
import { mailHealth } from '../../../lib/contact/notify-owner';
import { type MissingJob, missingJobs } from '../../../lib/platform/supabase/missing-jobs';
import { missingMigration } from '../../../lib/platform/supabase/missing-migration';
import { hasNoPosts, publishedPosts } from '../../../lib/posts/published-posts';
import { fetchLocalPage } from '../../../lib/posts/revalidation/fetch-local-page';
import { routes } from '../../../lib/routes';
import { now } from '../../../packages/page-cache/clock.mjs';

/** How long a result is reused, so that frequent requests do not load the backend. */
const LIFETIME_MS = 1000;
const PAGE_TIMEOUT_MS = 2500;

export type Health = {
  /**
   * `degraded`: the backend does not respond, and visitors get the last good stored pages, or it lacks a migration or
   * a job.
   */
  status: 'ok' | 'degraded';
  uptimeSeconds: number;
  backend: { reachable: boolean; milliseconds: number };
  /** The first missing migration; null when none is missing or the database does not respond. */
  missingMigration: string | null;
  /** Jobs of the database that do not run; null when it cannot tell. */
  missingJobs: MissingJob[] | null;
  /** Mail about messages, sent by this process. */
  mail: QueueHealth;
  /** Age of the posts on the current /blog; null when that page fails, and where no page is stored (development, Vercel). */
  postsAgeSeconds: number | null;
};

let latest: { since: number; health: Promise<Health> } | undefined;

/** The health of this process and its backend, at most a second old. Takes three seconds at most; never throws. */
export function health(): Promise<Health> {
  if (!latest || now() > latest.since + LIFETIME_MS) {
    latest = { since: now(), health: check() };
  }
  return latest.health;
}

async function check(): Promise<Health> {
  const [backend, missing, jobs, postsAgeSeconds] = await Promise.all([
    checkBackend(),
    missingMigration(),
    missingJobs(),
    postsAge(),
  ]);
  return {
    status: backend.reachable && !missing && !jobs?.length ? 'ok' : 'degraded',
    uptimeSeconds: Math.round(process.uptime()),
    backend,
    missingMigration: missing,
    missingJobs: jobs,
    mail: mailHealth(),
    postsAgeSeconds,
  };
}

async function checkBackend(): Promise<Health['backend']> {
  const from = now();
  const reachable = await isBackendReachable();
  return { reachable, milliseconds: now() - from };
}

/** Requests the page itself: only its headers tell how old its data is. */
async function postsAge(): Promise<number | null> {
  const { readAt } = await fetchLocalPage(routes.blog, PAGE_TIMEOUT_MS);
  return readAt > 0 ? Math.round((now() - readAt) / 1000) : null;
}

/** Requires a list of rows, because a proxy may respond 200 for the backend; an empty one only where the database has no posts. */
async function isBackendReachable(): Promise<boolean> {
  try {
    const { data } = await publishedPosts('id').limit(1);
    return Array.isArray(data) && (data.length > 0 || (await hasNoPosts()));
  } catch {
    return false;
  }
}
