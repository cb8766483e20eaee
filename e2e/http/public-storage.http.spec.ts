import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { embeddedBackendOnly, requestAsPublic } from '../support/backend';
import { expect, sites, test } from '../support/http-test';

embeddedBackendOnly();

const FILE = 'hero/hero-720.mp4';
const { url, publishableKey, secretKey } = sites.backend;

function requestStorage(
  method: string,
  path: string,
  body?: object | Buffer,
  key = publishableKey,
) {
  const isFile = Buffer.isBuffer(body);
  return fetch(`${url}/storage/v1/${path}`, {
    method,
    headers: {
      apikey: key,
      authorization: `Bearer ${key}`,
      ...(body && { 'content-type': isFile ? 'image/avif' : 'application/json' }),
    },
    body: isFile ? new Uint8Array(body) : JSON.stringify(body),
  });
}

const picture = () =>
  readFileSync('supabase/media/blog/checklist-voor-de-dag-van-plaatsing.avif').subarray(0, 1000);

async function filesInBucket() {
  const folders = ['hero', 'news', 'blog', 'inbraak'].map(async (prefix) => {
    const body = { prefix, limit: 1000, offset: 0 };
    const files = await (await requestStorage('POST', 'object/list/media', body, secretKey)).json();
    return files.map(({ name, metadata }: { name: string; metadata: { eTag: string } }) => [
      `${prefix}/${name}`,
      metadata.eTag,
    ]);
  });
  return (await Promise.all(folders)).flat();
}

const newName = () => `object/media/inbraak/${randomUUID()}.avif`;

const attempts: [string, () => Promise<Response>][] = [
  ['adds a file', () => requestStorage('POST', newName(), picture())],
  ['puts a file', () => requestStorage('PUT', newName(), picture())],
  ['overwrites a file', () => requestStorage('PUT', `object/media/${FILE}`, picture())],
  ['deletes files', () => requestStorage('DELETE', 'object/media', { prefixes: [FILE] })],
  ['moves a file', () => requestStorage('POST', 'object/move', moved())],
  ['copies a file', () => requestStorage('POST', 'object/copy', moved())],
  [
    'signs an upload',
    () => requestStorage('POST', newName().replace('object/', 'object/upload/sign/')),
  ],
  ['makes a bucket', () => requestStorage('POST', 'bucket', { id: 'inbraak', name: 'inbraak' })],
  ['opens a bucket', () => requestStorage('PUT', 'bucket/media', { public: true })],
  ['empties the bucket', () => requestStorage('POST', 'bucket/media/empty')],
  ['deletes the bucket', () => requestStorage('DELETE', 'bucket/media')],
];

function moved() {
  return { bucketId: 'media', sourceKey: FILE, destinationKey: 'inbraak/film.mp4' };
}

for (const [what, attempt] of attempts) {
  test(`with the publishable key nobody ${what}`, async () => {
    const before = await filesInBucket();
    expect(before.length).toBeGreaterThan(10);
    const response = await attempt();
    // Storage responds to the deletion of an invisible file with an empty list.
    if (response.ok) expect(await response.json()).toEqual([]);
    expect(await filesInBucket()).toEqual(before);
  });
}

test('the publishable key lists no buckets and no files', async () => {
  const buckets = await requestStorage('GET', 'bucket');
  expect(await buckets.json()).toEqual([]);
  const files = await requestStorage('POST', 'object/list/media', {
    prefix: '',
    limit: 100,
    offset: 0,
  });
  expect(await files.json()).toEqual([]);
});

for (const schema of ['private', 'storage', 'auth', 'pg_catalog', 'information_schema', 'vault']) {
  test(`the data API does not expose the schema ${schema}`, async () => {
    for (const path of ['preview_tokens', 'objects', 'users', 'pg_roles', 'rpc/subject_words']) {
      const read = await requestAsPublic(path, { headers: { 'accept-profile': schema } });
      const written = await requestAsPublic(path, {
        method: 'POST',
        headers: { 'content-profile': schema },
        body: '{}',
      });
      for (const { status } of [read, written]) expect([401, 403, 404, 406]).toContain(status);
    }
  });
}
