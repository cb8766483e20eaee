import { randomUUID } from 'node:crypto';
import { sites } from './fixtures';

const { url, publishableKey, secretKey } = sites.backend;

/** A request to the backend's data interface, past the site. */
export function askBackend(path: string, init: RequestInit = {}, key = secretKey) {
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

/** The same as anybody may do it: with the key that the site holds. */
export function askAsPublic(path: string, init: RequestInit = {}) {
  return askBackend(path, init, publishableKey);
}

type PostRow = {
  slug: string;
  content?: string;
  excerpt?: string;
  published_at?: string;
  is_published?: boolean;
  image_url?: string;
};

/** Publishes a post as an editor would, with an address that no other test uses. */
export async function publishPost({ slug, ...row }: PostRow): Promise<string> {
  const uniqueSlug = `${slug}-${randomUUID().slice(0, 8)}`;
  const response = await askBackend('posts', {
    method: 'POST',
    body: JSON.stringify({
      slug: uniqueSlug,
      content: '<p>Inhoud van de test.</p>',
      excerpt: 'Samenvatting van de test.',
      is_published: true,
      ...row,
    }),
  });
  if (!response.ok) throw new Error(await response.text());
  return uniqueSlug;
}

export async function deletePost(slug: string): Promise<void> {
  await askBackend(`posts?slug=eq.${slug}`, { method: 'DELETE' });
}

/** The stored messages with this subject, as the owner sees them. */
export async function messagesWithSubject(subject: string): Promise<Record<string, unknown>[]> {
  const response = await askBackend(`contact_messages?subject=eq.${encodeURIComponent(subject)}`);
  return response.json();
}

/** Makes the backend of `sites.siteWithFaults` fail in one of the ways of faulty-backend.mjs. */
export async function setFault(mode: 'ok' | 'error' | 'hang' | 'reset' | 'malformed') {
  await fetch(`${sites.faults}/mode/${mode}`, { method: 'POST' });
}
