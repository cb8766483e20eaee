import { randomUUID } from 'node:crypto';
import { test } from 'playwright/test';
import { announcePostChange } from '../../packages/local-supabase/announce-post-change.ts';
import type { Mode } from '../../packages/testbed/faulty-backend.ts';
import { sites } from './sites';

const { url, publishableKey, secretKey } = sites.backend;

/**
 * Skips a file, or a single test, that writes to the database or uses the secret key: a Supabase
 * project of the environment may be a real one.
 */
export function embeddedBackendOnly(): void {
  test.skip(!sites.isTemporary, 'only on the temporary backend');
}

/** Requests the data API of the backend, by default with the secret key. */
export function requestBackend(path: string, init: RequestInit = {}, key = secretKey) {
  return fetch(`${url}/rest/v1/${path}`, {
    ...init,
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      ...init.headers,
    },
  });
}

export function requestAsPublic(path: string, init: RequestInit = {}) {
  return requestBackend(path, init, publishableKey);
}

type PostRow = {
  slug: string;
  content?: string;
  excerpt?: string;
  published_at?: string;
  is_published?: boolean;
  image_url?: string | null;
  image_alt?: string | null;
};

export function uniqueSlug(slug: string): string {
  return `${slug}-${randomUUID().slice(0, 8)}`;
}

/** Whether a slug is one of `uniqueSlug`, and not that of a seed post. */
export function isUniqueSlug(slug: string): boolean {
  return /-[0-9a-f]{8}$/.test(slug);
}

export async function publishPost({ slug, ...row }: PostRow): Promise<string> {
  return insertPost({ slug: uniqueSlug(slug), ...row });
}

export async function insertPost(row: PostRow): Promise<string> {
  const response = await requestBackend('posts', {
    method: 'POST',
    body: JSON.stringify({
      content: '<p>Inhoud van de test.</p>',
      excerpt: 'Samenvatting van de test.',
      image_url: '/media/blog/de-juiste-kleur-op-staal.avif',
      is_published: true,
      ...row,
    }),
  });
  if (!response.ok) throw new Error(await response.text());
  return row.slug;
}

export async function changePost(slug: string, row: Partial<PostRow>): Promise<void> {
  const response = await requestBackend(`posts?slug=eq.${slug}`, {
    method: 'PATCH',
    body: JSON.stringify(row),
  });
  if (!response.ok) throw new Error(await response.text());
}

export async function deletePost(slug: string): Promise<void> {
  await requestBackend(`posts?slug=eq.${slug}`, { method: 'DELETE' });
}

/** Long enough for a busy machine. */
const ANNOUNCE_LIMIT_MS = 120_000;

/** Calls the revalidation webhook of a site for this post, as the database does after a change. */
export async function revalidatePost(siteUrl: string, slug: string): Promise<void> {
  const record = { slug };
  const body = JSON.stringify({ type: 'UPDATE', table: 'posts', record, old_record: record });
  const secret = sites.variables.REVALIDATE_SECRET ?? '';
  await announcePostChange(siteUrl, secret, body, ANNOUNCE_LIMIT_MS);
}

export async function messagesWithSubject(subject: string): Promise<Record<string, unknown>[]> {
  const response = await requestBackend(
    `contact_messages?subject=eq.${encodeURIComponent(subject)}`,
  );
  return response.json();
}

/** Makes the backend of `sites.siteWithFaults` fail in one of the modes of faulty-backend.mjs. */
export async function setFault(mode: Mode) {
  await fetch(`${sites.faults}/mode/${mode}`, { method: 'POST' });
}
