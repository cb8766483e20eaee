import { randomUUID } from 'node:crypto';
import type { DraftFields, StudioPost } from '../../packages/studio/shared/api';
import { uniqueSlug } from './backend';

/** What a response holds, which a test states by the type that it expects. */
export type Answer<Body> = { status: number; body: Body; headers: Headers };

/** The body of every response with an error status. */
export type Refusal = { error: { code: string; message: string } & Record<string, unknown> };

/** URLs that Node can use, by those of browsers. */
const urlsForNode = new Map<string, string>();

/** Tells under which URL Node reaches a studio whose own one is for browsers alone. */
export function setUrlForNode(studioUrl: string, url: string) {
  urlsForNode.set(studioUrl, url);
}

export function urlForNode(studioUrl: string): string {
  return urlsForNode.get(studioUrl) ?? studioUrl;
}

/** Calls the API of a studio as its client does. A body of type string is sent as it is. */
export function studioApi(studioUrl: string) {
  return async <Body = Refusal>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer<Body>> => {
    const response = await fetch(`${urlForNode(studioUrl)}api/${path}`, {
      method,
      headers: { 'x-studio': '1', 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : text,
      headers: response.headers,
    };
  };
}

export type StudioApi = ReturnType<typeof studioApi>;

/** Asks again soon: a text is saved a fifth of a second after it was typed (hurry.ts). */
export const SOON = { intervals: [100] };

/** One window of the studio. */
export const newSession = () => randomUUID();

export function draftOf(texts: Partial<DraftFields> = {}): DraftFields {
  return {
    slug: uniqueSlug('bericht-uit-de-studio'),
    excerpt: 'Samenvatting van de test.',
    content: '<p>Inhoud van de test.</p>',
    meta_description: null,
    image_url: '/media/blog/de-juiste-kleur-op-staal.avif',
    image_alt: 'Staal in drie kleuren',
    published_at: null,
    ...texts,
  };
}

/** A new post with a draft. */
export async function newDraft(call: StudioApi, texts: Partial<DraftFields> = {}) {
  const { body: post } = await call<StudioPost>('POST', 'posts');
  const draft = draftOf(texts);
  const { body: saved } = await call<{ revision: number }>('PUT', `posts/${post.id}/draft`, {
    expectedRevision: post.revision,
    draft,
    session: newSession(),
  });
  return { id: post.id, draft, revision: saved.revision };
}
