import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { upload } from '../packages/local-supabase/upload-media.ts';
import { setMessageLimit } from '../packages/testbed/message-limit.ts';
import { startMigratedDatabase } from '../packages/testbed/migrated-database.ts';
import { type Backend, makeTemporaryCheckout } from '../packages/testbed/temporary-checkout.ts';
import { requestAsAdmin } from './lib/admin-client.ts';
import { runOrFail } from './lib/processes.ts';

jest.setTimeout(600_000);

/** A picture that is not among the files that every start uploads to the bucket. */
const PICTURE = 'blog/eigen-foto.avif';
const PICTURE_PATH = `/storage/v1/object/public/media/${PICTURE}`;

const source = makeTemporaryCheckout();
const target = makeTemporaryCheckout();
afterAll(() => {
  source.remove();
  target.remove();
});

const rowsOf = (backend: Backend, table: string) =>
  requestAsAdmin(backend, `${table}?order=id&limit=1000`, { method: 'GET' });
const dataOf = (checkout: typeof source, name = '') =>
  path.join(checkout.folder, '.data/supabase', name);
const storedKeysOf = async (backend: Backend) =>
  (await rowsOf(backend, 'contact_messages')).map((row) => row.submission_key);

function sendMessages(backend: Backend) {
  const sent: string[] = [];
  const confirmed: string[] = [];
  let isRunning = true;
  const ended = (async () => {
    await setMessageLimit(backend, 100_000);
    while (isRunning) {
      const key = randomUUID();
      sent.push(key);
      const response = await fetch(`${backend.url}/rest/v1/contact_messages`, {
        method: 'POST',
        headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({
          name: 'Jan',
          email: 'jan@deboer.example',
          subject: 'Zuil',
          message: key,
          submission_key: key,
        }),
      });
      if (response.ok) confirmed.push(key);
    }
  })();
  return {
    sent,
    confirmed,
    async atLeast(count: number) {
      while (confirmed.length < count) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    async stop() {
      isRunning = false;
      await ended;
    },
  };
}

const picture = Buffer.from('the bytes of a picture');
let backend: Backend;
let backup: string;
let posts: Record<string, unknown>[];
let previewToken: string;
let confirmedBefore: string[];
let sentBeforeEnd: string[];

beforeAll(async () => {
  backend = await source.startBackend();
  posts = await rowsOf(backend, 'posts');
  await upload({ ...backend, name: PICTURE, data: picture, replace: false });
  previewToken = await requestAsAdmin<string>(backend, 'rpc/create_preview_token', {
    method: 'POST',
    body: { label: 'test' },
  });
  const sender = sendMessages(backend);
  await sender.atLeast(20);
  confirmedBefore = [...sender.confirmed];
  const { code, output } = await source.run('scripts/backup.ts', 'copies');
  sentBeforeEnd = [...sender.sent];
  // pg_dump runs in the session of the backend, which must be able to write again afterwards.
  await sender.atLeast(sender.confirmed.length + 1);
  await sender.stop();
  if (code !== 0) throw new Error(output);
  const [name = ''] = readdirSync(path.join(source.folder, 'copies'));
  backup = path.join(source.folder, 'copies', name);
});

test('npm run backup of a running site writes one file that only its owner can read', () => {
  expect(readdirSync(path.dirname(backup))).toHaveLength(1);
  expect(backup).toMatch(/zuilwerk-[\dT-]+\.tar\.gz$/);
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  expect(statSync(path.dirname(backup)).mode & 0o777).toBe(0o700);
  expect(readdirSync(dataOf(source)).sort()).toEqual([
    'lock',
    'pgdata',
    'settings.json',
    'storage',
  ]);
});

test('npm run restore into an empty folder restores posts, messages, files, keys and preview tokens', async () => {
  const { code, output } = await target.run('scripts/restore.ts', backup);
  expect(output).toContain(`${posts.length} posts`);
  expect(code).toBe(0);
  const restored = await target.startBackend();
  expect(await rowsOf(restored, 'posts')).toEqual(posts);

  const stored = await storedKeysOf(restored);
  expect(stored).toEqual(expect.arrayContaining(confirmedBefore));
  expect(sentBeforeEnd).toEqual(expect.arrayContaining(stored));

  const bytes = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());
  expect(await bytes(restored.url + PICTURE_PATH)).toEqual(picture);
  expect(readFileSync(dataOf(target, 'settings.json'), 'utf8')).toContain(backend.secretKey);
  const [post] = posts;
  const preview = { preview_token: previewToken, post_slug: post?.slug };
  expect(
    await requestAsAdmin(restored, 'rpc/preview_post', { method: 'POST', body: preview }),
  ).toHaveLength(1);
  // Fails with a duplicate key when the sequence of ids was not restored.
  await requestAsAdmin(restored, 'contact_messages', {
    method: 'POST',
    body: { name: 'Piet', email: 'piet@deboer.example', subject: 'Zuil', message: 'Dag' },
  });
  await restored.stop();
});

test('npm run restore fails while the site runs', async () => {
  const { code, output } = await source.run('scripts/restore.ts', backup, '--replace');
  expect(code).toBe(1);
  expect(output).toContain('already runs');
});

test('npm run restore keeps existing data without --replace, and moves it aside with --replace', async () => {
  const refused = await target.run('scripts/restore.ts', backup);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('--replace');

  const replaced = await target.run('scripts/restore.ts', backup, '--replace');
  expect(replaced.code).toBe(0);
  const [aside = ''] = /before-restore-[\dT-]+/.exec(replaced.output) ?? [];
  expect(existsSync(dataOf(target, `${aside}/pgdata/PG_VERSION`))).toBe(true);
  const restored = await target.startBackend();
  expect(sentBeforeEnd).toEqual(expect.arrayContaining(await storedKeysOf(restored)));
  await restored.stop();
});

describe('npm run restore refuses a file', () => {
  const broken = path.join(target.folder, 'broken.tar.gz');
  const expectRefused = async () => {
    const before = statSync(dataOf(target, 'pgdata')).ino;
    const { code, output } = await target.run('scripts/restore.ts', broken, '--replace');
    expect(code).toBe(1);
    expect(output).toContain('cannot be used as a backup');
    expect(output).not.toMatch(/\n\s+at /);
    expect(statSync(dataOf(target, 'pgdata')).ino).toBe(before);
  };

  test('that is truncated', async () => {
    copyFileSync(backup, broken);
    truncateSync(broken, statSync(backup).size - 1000);
    await expectRefused();
  });

  test('in which a byte was changed', async () => {
    const bytes = readFileSync(backup);
    const middle = Math.floor(bytes.length / 2);
    bytes.writeUInt8((bytes.readUInt8(middle) + 1) % 256, middle);
    writeFileSync(broken, bytes);
    await expectRefused();
  });

  test('that is another archive, not an archive, or missing', async () => {
    await runOrFail('tar', 'tar', ['-czf', broken, 'package.json']);
    await expectRefused();
    writeFileSync(broken, 'text');
    await expectRefused();
    rmSync(broken);
    await expectRefused();
  });
});

test('a restore that is killed before it completes leaves the existing data unchanged', async () => {
  const before = statSync(dataOf(target, 'pgdata')).ino;
  await target.runUntil(
    () => existsSync(dataOf(target, 'restoring/pgdata/base')),
    'scripts/restore.ts',
    [backup, '--replace'],
  );
  expect(statSync(dataOf(target, 'pgdata')).ino).toBe(before);
  const started = await target.startBackend();
  expect(await rowsOf(started, 'posts')).toEqual(posts);
  expect(existsSync(dataOf(target, 'restoring'))).toBe(false);
  await started.stop();
});

test('posts-and-messages.sql of a backup loads into another project with the same migrations', async () => {
  const unpacked = path.join(source.folder, 'unpacked');
  mkdirSync(unpacked);
  await runOrFail('tar', 'tar', ['-xzf', backup, '-C', unpacked, 'posts-and-messages.sql']);
  const hosted = startMigratedDatabase();
  await hosted.ready;
  const rows = readFileSync(path.join(unpacked, 'posts-and-messages.sql'), 'utf8');
  const { error } = await hosted.run(`set session_replication_role = replica; ${rows}`);
  expect(error).toBeNull();
  const counted = await hosted.run(`
    select (select count(*)::integer from public.posts) as posts,
      (select count(*)::integer from private.post_words) as words,
      (select count(*)::integer from public.contact_messages) as messages`);
  expect(counted.rows).toEqual([
    { posts: posts.length, words: expect.any(Number), messages: expect.any(Number) },
  ]);
  expect(Number(counted.rows?.[0]?.words)).toBeGreaterThan(0);
  expect(Number(counted.rows?.[0]?.messages)).toBeGreaterThanOrEqual(confirmedBefore.length);
  hosted.stop();
});
