import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedSupabase } from '../../packages/local-supabase/index.ts';
import { embeddedBackendOnly } from '../support/backend';
import { expect, test as studioTest } from '../support/studio';
import { studioApi } from '../support/studio-api';

embeddedBackendOnly();

type Backend = Awaited<ReturnType<typeof startEmbeddedSupabase>>;

const test = studioTest.extend<{ folder: string; backend: Backend }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here.
  folder: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'studio-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  backend: async ({ folder }, use) => {
    const backend = await startEmbeddedSupabase({ folder });
    await use(backend);
    await backend.close();
  },
});

const filesWith = (folder: string, text: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile() && readFileSync(file).includes(text));

test('a message that the studio deletes is in no file of the database afterwards', async ({
  startStudio,
  folder,
  backend,
}) => {
  const { eraseDeletedMessages } = backend;
  const owner = { role: 'owner', name: 'Anna' } as const;
  const call = studioApi(await startStudio(owner, { backend, eraseDeletedMessages }));
  const text = `geheim-${randomUUID()}`;
  await backend.run(`insert into contact_messages (name, email, subject, message)
    values ('Jan', 'jan@example.nl', 'Vraag', '${text}')`);
  await backend.run('checkpoint');
  expect(filesWith(folder, text)).not.toEqual([]);
  const { body } = await call('DELETE', 'messages/of?email=jan@example.nl');
  expect(body).toEqual({ deleted: 1 });
  expect(filesWith(folder, text)).toEqual([]);
});

test('a database that stops is reported in Dutch', async ({ startStudio }) => {
  const backend = await startEmbeddedSupabase();
  const call = studioApi(await startStudio({ role: 'owner', name: 'Anna' }, { backend }));
  await backend.close();
  for (const path of ['posts', 'messages/counts']) {
    const { status, body } = await call('GET', path);
    expect(status).toBe(502);
    expect(body.error).toEqual({
      code: 'unreachable',
      message: expect.stringMatching(/^De database antwoordt niet\. Uw tekst blijft/),
    });
  }
});
