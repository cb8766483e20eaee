import { randomUUID } from 'node:crypto';
import type { SavedDraft, StudioPost } from '../../../packages/studio/shared/api.ts';

const KEY_MS = 80;

/** The client saves at most this often while somebody types. */
const SAVE_MS = 1000;

/** Calls the API of the studio. */
export async function callStudio<Result>(
  url: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Result> {
  const response = await fetch(`${url}api/${path}`, {
    method,
    headers: { 'x-studio': '1', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return response.json();
}

/** A window in which somebody types one character after another, without a local copy. */
export function startTyping(url: string, { id, revision: opened, draft }: StudioPost) {
  const session = randomUUID();
  const typedAt: number[] = [];
  const opening = draft?.content ?? '';
  let revision = opened;
  let confirmed = opening.length;
  let isSaving = false;
  let isStopped = false;
  let heard = () => {};

  const keys = setInterval(() => typedAt.push(performance.now()), KEY_MS);
  const saves = setInterval(async () => {
    if (isSaving) return;
    isSaving = true;
    await save();
    isSaving = false;
  }, SAVE_MS);

  async function save() {
    const content = opening + 'a'.repeat(typedAt.length);
    const request = callStudio<SavedDraft>(url, 'PUT', `posts/${id}/draft`, {
      expectedRevision: revision,
      session,
      draft: {
        slug: 'meting',
        excerpt: '',
        content,
        meta_description: null,
        image_url: null,
        image_alt: null,
        published_at: null,
      },
    });
    heard();
    // The studio may be killed meanwhile.
    const saved = await request.catch(() => undefined);
    if (!saved || isStopped) return;
    revision = saved.revision;
    confirmed = content.length;
  }

  return {
    /** Resolves when the next save is on its way. */
    nextSave: () => new Promise<void>((resolve) => (heard = resolve)),
    /** Stops, and says what was confirmed and when each character was typed. */
    stop() {
      isStopped = true;
      clearInterval(keys);
      clearInterval(saves);
      return { confirmed, opened: opening.length, typedAt };
    },
  };
}
