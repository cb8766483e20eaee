import type { Database } from './database';
import { messageRoutes } from './messages';

const row = {
  id: 'zuil/3',
  created_at: '2027-05-03T09:00:00Z',
  status: 'new',
  message: 'Dag.',
  note: 'Van een ander',
};

/** Answers as a project whose messages have ids of the type text. */
const database = {
  from: () => ({
    select: () => ({
      eq: async (_: string, id: unknown) => ({ data: id === row.id ? [row] : [], status: 200 }),
    }),
  }),
  rpc: async () => ({ data: null, status: 409, error: { code: 'PT409', details: 'note' } }),
} as unknown as Database;

const routes = messageRoutes({
  database,
  person: { name: 'Anna', role: 'owner' },
  siteUrl: 'http://localhost',
  supabaseUrl: 'http://localhost',
  publishableKey: 'public',
});

test('a message is read by an id of any type', async () => {
  const response = await routes.request(`/${encodeURIComponent(row.id)}`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ id: row.id, note: row.note });
});

test('a note that cannot be saved is answered with the one of the other window', async () => {
  routes.onError((error, context) => context.json({ ...error }, 409));
  const response = await routes.request(`/${encodeURIComponent(row.id)}/note`, {
    method: 'PUT',
    body: JSON.stringify({ note: 'Van mij', knownNotes: [''], keepBoth: false }),
  });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'note', details: { note: row.note } });
});
