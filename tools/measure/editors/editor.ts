import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { signStudioKey } from '../../../packages/studio/keys/sign-studio-key.ts';
import type {
  Picture,
  Published,
  SavedDraft,
  Session,
  StudioPost,
} from '../../../packages/studio/shared/api.ts';
import type { KillableHost } from './killable-host.ts';

const KEY_MS = 80;
/** The client saves at most this often while somebody types. */
const SAVE_MS = 1000;
/** The client of the studio waits no longer for an answer. */
const ANSWER_MS = 30_000;
/** Saves of which one is followed by a publication, and one by an upload. */
const PUBLISH_EVERY = 60;
const UPLOAD_EVERY = 180;

type Save = { ms: number; databaseMs: number };
type Answer<Body> = { body: Body; save: Save };

/** Somebody with a key and a post of her own, who types until `stop`. */
export async function startEditor(host: KillableHost, name: string) {
  const origin = `https://${new URL(host.url).host}`;
  const key = await signStudioKey(host.secret(), { role: 'editor', name });
  const given = await fetch(`${host.url}api/sign-in`, {
    method: 'POST',
    headers: { origin, 'x-studio': '1' },
    body: JSON.stringify({ key }),
  });
  const cookie = given.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  let token = '1';
  const session = await call<Session>('GET', 'session');
  token = session.body.changeToken ?? '';
  const { body: post } = await call<StudioPost>('POST', 'posts');
  const window = randomUUID();
  const slug = `meting-${randomUUID()}`;
  const pictures: string[] = [];
  const editor = { saves: [] as Save[], published: 0, uploaded: 0, failed: 0 };
  let text = '';
  let confirmed = '';
  // Undefined after a request whose outcome is not known.
  let revision: number | undefined = post.revision;
  let isStopped = false;
  const work = typeUntilStopped();

  async function typeUntilStopped() {
    await wait(Math.random() * SAVE_MS);
    // Not all of them publish at the same moment.
    for (let turn = Math.floor(Math.random() * UPLOAD_EVERY); !isStopped; turn += 1) {
      const start = performance.now();
      text += 'a'.repeat(SAVE_MS / KEY_MS);
      await doTurn(turn).catch(() => {
        editor.failed += 1;
        revision = undefined;
      });
      await wait(Math.max(0, SAVE_MS - (performance.now() - start)));
    }
  }

  async function doTurn(turn: number) {
    revision ??= (await read()).revision;
    await save(revision);
    if (turn % PUBLISH_EVERY === 0) await publish();
    if (turn % UPLOAD_EVERY === 0) await upload();
  }

  async function save(expectedRevision: number) {
    const content = text;
    const { body, save } = await call<SavedDraft>('PUT', `posts/${post.id}/draft`, {
      expectedRevision,
      session: window,
      draft: {
        ...{ slug, excerpt: '', content, published_at: null },
        ...{ meta_description: null, image_url: null, image_alt: null },
      },
    });
    revision = body.revision;
    confirmed = content;
    editor.saves.push(save);
  }

  async function publish() {
    const { body } = await call<Published>('POST', `posts/${post.id}/publish`, {
      expectedRevision: revision,
      publishAt: null,
    });
    revision = body.post.revision;
    editor.published += 1;
  }

  async function upload() {
    const photo = sharp({
      create: { width: 640, height: 400, channels: 3, background: '#a03020' },
    });
    const { body } = await call<Picture>('POST', 'pictures', await photo.png().toBuffer());
    pictures.push(body.path);
    editor.uploaded += 1;
  }

  async function read() {
    return (await call<StudioPost>('GET', `posts/${post.id}`)).body;
  }

  /** Right after a start all editors ask at once, and the studio waits 8 s for its database. */
  async function readPatiently(triesLeft = 10): Promise<StudioPost> {
    try {
      return await read();
    } catch (error) {
      if (triesLeft === 0) throw error;
      await wait(SAVE_MS);
      return readPatiently(triesLeft - 1);
    }
  }

  async function call<Body>(method: string, path: string, body?: object): Promise<Answer<Body>> {
    const start = performance.now();
    const isFile = body instanceof Uint8Array;
    const response = await fetch(`${host.url}api/${path}`, {
      method,
      headers: {
        origin,
        cookie,
        'x-studio': token,
        ...(isFile && { 'x-file-name': 'meting.png' }),
      },
      signal: AbortSignal.timeout(ANSWER_MS),
      body: isFile ? new Uint8Array(body) : JSON.stringify(body),
    });
    const answer = await response.json();
    const ms = performance.now() - start;
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    const databaseMs = Number(response.headers.get('x-database-ms'));
    return { body: answer, save: { ms, databaseMs } };
  }

  return Object.assign(editor, {
    /** Whether the studio has less than it said to have. */
    async isLost() {
      const sure = confirmed;
      const { draft, live } = await readPatiently();
      return !(draft ?? live).content.startsWith(sure);
    },
    /** How many pictures that were uploaded are gone. */
    async lostPictures() {
      let lost = 0;
      for (const path of pictures) {
        const { body } = await call<{ pictures: Picture[] }>(
          'GET',
          `pictures?query=${encodeURIComponent(path)}`,
        ).catch(() => ({ body: { pictures: [] as Picture[] } }));
        if (!body.pictures.some((picture) => picture.path === path)) lost += 1;
      }
      return lost;
    },
    async stop() {
      isStopped = true;
      await work;
    },
  });
}

export type Editor = Awaited<ReturnType<typeof startEditor>>;
