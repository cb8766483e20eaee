import { signStudioKey } from '../../packages/studio/keys/sign-studio-key';
import type { KeyList, LogPage, MadeKey, SiteState } from '../../packages/studio/shared/api';
import { embeddedBackendOnly } from '../support/backend';
import { sites } from '../support/sites';
import { expect } from '../support/studio';
import { newDraft, studioApi } from '../support/studio-api';
import { NO_SITE, test } from './own-backend';

embeddedBackendOnly();
// One worker, and so one database.
test.describe.configure({ mode: 'default' });

const anna = { role: 'owner', name: 'Anna' } as const;
const bert = { role: 'editor', name: 'Bert' } as const;

test('an editor gets nothing of what is for the owner, from the studio or from the database', async ({
  startStudio,
  backend,
}) => {
  const call = studioApi(await startStudio(bert, { backend, signedBy: backend.jwtSecret }));
  for (const [method, path, body] of [
    ['GET', 'owner/keys'],
    ['POST', 'owner/keys', { role: 'owner', name: 'Bert' }],
    ['DELETE', 'owner/keys/x'],
    ['GET', 'owner/state'],
    ['GET', 'owner/log'],
  ] as const) {
    expect((await call(method, path, body)).status, `${method} ${path}`).toBe(403);
  }
  const key = await signStudioKey(backend.jwtSecret, bert);
  for (const name of ['list_studio_keys', 'list_studio_log', 'revoke_studio_key']) {
    for (const bearer of [key, backend.publishableKey]) {
      const { status } = await fetch(`${backend.url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          apikey: backend.publishableKey,
          authorization: `Bearer ${bearer}`,
          'content-type': 'application/json',
        },
        body: name === 'revoke_studio_key' ? '{"id_or_name":"Anna"}' : '{}',
      });
      expect([401, 403, 404], name).toContain(status);
    }
  }
});

test('an owner makes a key that opens the studio, and ends it', async ({
  startStudio,
  backend,
}) => {
  const call = studioApi(await startStudio(anna, { backend, signedBy: backend.jwtSecret }));
  const made = await call<MadeKey>('POST', 'owner/keys', { role: 'editor', name: '  Cor ' });
  expect(made.status).toBe(201);
  const read = async () => (await call<KeyList>('GET', 'owner/keys')).body.keys;
  await expect.poll(async () => (await read()).map(({ name }) => name)).toEqual(['Anna', 'Cor']);
  const cor = (await read()).find(({ name }) => name === 'Cor');
  expect(cor).toMatchObject({ role: 'editor', madeBy: 'Anna', lastSeenAt: null, isOwn: false });

  const asCor = () =>
    fetch(`${backend.url}/rest/v1/rpc/list_studio_posts`, {
      method: 'POST',
      headers: {
        apikey: backend.publishableKey,
        authorization: `Bearer ${made.body.key}`,
        'content-type': 'application/json',
      },
      body: '{}',
    });
  expect((await asCor()).status).toBe(200);
  expect((await call('DELETE', `owner/keys/${cor?.id}`)).status).toBe(200);
  expect((await asCor()).status).toBe(401);
  const revoked = (await read()).find(({ id }) => id === cor?.id);
  expect(revoked).toMatchObject({ revokedBy: 'Anna', revokedAt: expect.any(String) });
});

test('the last key of an owner is not ended', async ({ startStudio, backend }) => {
  const call = studioApi(await startStudio(anna, { backend }));
  await call('GET', 'owner/keys');
  const own = async () => {
    const { body } = await call<KeyList>('GET', 'owner/keys');
    return body.keys.find(({ isOwn }) => isOwn);
  };
  await expect.poll(own).toBeDefined();
  const { status, body } = await call('DELETE', `owner/keys/${(await own())?.id}`);
  expect(status).toBe(409);
  expect(body.error.message).toMatch(/^Dit is de laatste sleutel van een eigenaar\./);
  expect((await call('GET', 'posts')).status).toBe(200);
});

test('a key is seen once it is used', async ({ startStudio, backend }) => {
  const call = studioApi(await startStudio(anna, { backend }));
  await studioApi(await startStudio(bert, { backend }))('GET', 'session');
  const seen = async () => {
    const { body } = await call<KeyList>('GET', 'owner/keys');
    return body.keys.map(({ name, lastSeenAt }) => [name, lastSeenAt !== null]);
  };
  await expect.poll(seen).toEqual([
    ['Anna', true],
    ['Bert', true],
  ]);
});

for (const [what, signedBy, code, canMake] of [
  ['without what signs keys', undefined, 'no-signing-key', false],
  ['with what signs keys of another project', 'of another project', 'wrong-signing-key', true],
] as const) {
  test(`a studio ${what} makes no key, and says so`, async ({ startStudio, backend }) => {
    const call = studioApi(await startStudio(anna, { backend, signedBy }));
    const { status, body } = await call('POST', 'owner/keys', { role: 'editor', name: 'Cor' });
    expect([status, body.error.code]).toEqual([409, code]);
    const { body: list } = await call<KeyList>('GET', 'owner/keys');
    expect(list.canMake).toBe(canMake);
    expect(list.keys.map(({ name }) => name)).not.toContain('Cor');
  });
}

test('a name that no person has is refused at its field', async ({ startStudio, backend }) => {
  const call = studioApi(await startStudio(anna, { backend, signedBy: backend.jwtSecret }));
  for (const wanted of [
    { role: 'editor', name: ' ' },
    { role: 'editor', name: 'x'.repeat(61) },
    { role: 'baas', name: 'Cor' },
  ]) {
    expect((await call('POST', 'owner/keys', wanted)).status).toBe(422);
  }
});

test('the state tells of a site that answers, one that does not, and of a job that does not run', async ({
  startStudio,
  studioUrl,
  backend,
}) => {
  const { body: healthy } = await studioApi(studioUrl)<SiteState>('GET', 'owner/state');
  expect(healthy).toMatchObject({
    site: { status: expect.stringMatching(/^(ok|degraded)$/) },
    database: { milliseconds: expect.any(Number), missingMigration: null },
  });

  await backend.run("update private.jobs set ran_at = null where name = 'delete-old-messages'");
  await backend.run(`insert into contact_messages (name, email, subject, message, created_at)
    values ('Jan', 'jan@example.nl', 'Vraag', 'Dag', now() - interval '2 hours')`);
  const call = studioApi(await startStudio(anna, { backend, siteUrl: NO_SITE }));
  expect((await call<SiteState>('GET', 'owner/state')).body).toMatchObject({
    site: null,
    database: {
      missingJobs: [{ job: 'delete-old-messages', reason: 'extension' }],
      unmailed: 1,
    },
  });
});

test('the log tells who published, withdrew and made a key, newest first, page by page', async ({
  startStudio,
  backend,
}) => {
  await backend.run(`insert into private.studio_events (at, event, person, subject)
    select now() - interval '1 day', 'post_deleted', 'Oud', 'oud-' || number
    from generate_series(1, 60) as number`);
  const own = { backend, siteUrl: sites.site };
  const call = studioApi(await startStudio(bert, own));
  const { id, revision } = await newDraft(call, { slug: 'uit-het-logboek' });
  await call('POST', `posts/${id}/publish`, { expectedRevision: revision, publishAt: null });
  await call('POST', `posts/${id}/withdraw`);
  const asAnna = studioApi(await startStudio(anna, { ...own, signedBy: backend.jwtSecret }));
  await asAnna('POST', 'owner/keys', { role: 'editor', name: 'Cor' });

  const { body: first } = await asAnna<LogPage>('GET', 'owner/log');
  expect(first.entries.slice(0, 3)).toMatchObject([
    { event: 'key_made', person: 'Anna', subject: 'Cor', postId: null },
    { event: 'withdrawn', person: 'Bert', subject: 'uit-het-logboek', postId: id },
    { event: 'published', person: 'Bert', subject: 'uit-het-logboek', postId: id },
  ]);
  expect(first.entries).toHaveLength(50);
  const { body: second } = await asAnna<LogPage>(
    'GET',
    `owner/log?before=${encodeURIComponent(first.next ?? '')}`,
  );
  const subjects = [...first.entries, ...second.entries]
    .filter(({ person }) => person === 'Oud')
    .map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(60);
  expect(subjects).toHaveLength(60);
});
