import 'server-only';
import { getPosts } from './blog/posts';
import { publishedPosts } from './blog/published-posts';
import { mailHealth } from './contact/notice';
import type { QueueHealth } from './contact/notice-queue';
import { missingMigration } from './supabase/missing-migration';

/** So long one answer holds for all: asking often asks the backend no oftener. */
const HOLDS_MS = 1000;

export type Health = {
  /** `degraded`: the backend does not answer, and visitors get the last good copies, or it lacks a migration. */
  status: 'ok' | 'degraded';
  uptimeSeconds: number;
  backend: { reachable: boolean; milliseconds: number };
  /** The first migration that the database lacks; null when it lacks none or does not answer. */
  missingMigration: string | null;
  /** Of messages to the owner, by this process. */
  mail: QueueHealth;
  /** Since the list of posts that visitors see was read; null when it never was. */
  postsAgeSeconds: number | null;
};

let latest: { from: number; health: Promise<Health> } | undefined;

/** How this process and its backend are: at most a second old, made within three. Never fails. */
export function health(): Promise<Health> {
  if (!latest || Date.now() > latest.from + HOLDS_MS) {
    latest = { from: Date.now(), health: examine() };
  }
  return latest.health;
}

async function examine(): Promise<Health> {
  const from = Date.now();
  const [reachable, missing, list] = await Promise.all([
    isBackendReachable(),
    missingMigration(),
    getPosts(1),
  ]);
  const now = Date.now();
  return {
    status: reachable && !missing ? 'ok' : 'degraded',
    uptimeSeconds: Math.round(process.uptime()),
    backend: { reachable, milliseconds: now - from },
    missingMigration: missing,
    mail: mailHealth(),
    postsAgeSeconds:
      list.ok && list.readAt !== undefined ? Math.round((now - list.readAt) / 1000) : null,
  };
}

/** An answer that is no list of rows is none: a proxy before the backend may say 200 for it. */
async function isBackendReachable(): Promise<boolean> {
  try {
    const { data } = await publishedPosts('id').limit(1);
    return Array.isArray(data);
  } catch {
    return false;
  }
}
