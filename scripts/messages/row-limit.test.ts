import { createClient } from '@supabase/supabase-js';
import { deletedRoutes } from '../../packages/studio/server/deleted';
import { messageRoutes } from '../../packages/studio/server/messages';
import { readMessages as readInStudio } from '../../packages/studio/server/read-messages';
import { postVersionRoutes } from '../../packages/studio/server/versions';
import { cappedTable } from '../../packages/testbed/capped-table';
import { readMessages } from './read';
import { countHeldMessages, showMessages } from './show';

const LENGTH = 1051;
const project = { url: 'https://project.example', secretKey: 'key' };
// supabase-js needs a WebSocket class, which Node 20 does not have.
globalThis.WebSocket ??= class {} as never;

/** Above, at and below the size of our own requests. */
describe.each([5000, 1000, 100, 7])('with a row limit of %i', (maxRows) => {
  const fetch = cappedTable(LENGTH, maxRows);
  beforeEach(() => jest.spyOn(globalThis, 'fetch').mockImplementation(fetch));
  afterEach(() => jest.restoreAllMocks());

  test.each([undefined, 'jan@example.nl'])(
    'npm run messages reads every message (of %s)',
    async (email) => {
      const rows = await readMessages(project, email);
      expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: LENGTH }, (_, id) => id));
    },
  );

  test.each([undefined, 'jan@example.nl'])(
    'the studio reads every message (of %s)',
    async (email) => {
      const database = createClient(project.url, 'key', { global: { fetch } });
      const rows = await readInStudio(database as never, email);
      expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: LENGTH }, (_, id) => id));
    },
  );

  test('the studio lists a whole page of messages, and says that more follow', async () => {
    const database = createClient(project.url, 'key', { global: { fetch } });
    const person = { name: 'Anna', role: 'owner' } as const;
    const routes = messageRoutes({ database, person } as never);
    const page = await (await routes.request('/')).json();
    expect(page.messages).toHaveLength(50);
    expect(page.next).toEqual(expect.any(String));
  });

  test('npm run messages counts every held message, and shows as many as asked', async () => {
    expect(await countHeldMessages(project)).toBe(String(LENGTH));
    const shown = jest.spyOn(console, 'log').mockReturnValue();
    await showMessages(project, 200, true);
    expect(shown).toHaveBeenCalledTimes(200);
  });

  test('the studio lists every deleted post, and as many versions of a post as it shows', async () => {
    const database = createClient(project.url, 'key', { global: { fetch } });
    const listed = async (list: typeof deletedRoutes, path: string) =>
      (await (await list({ database } as never).request(path)).json()).length;
    expect(await listed(deletedRoutes, '/')).toBe(LENGTH);
    expect(await listed(postVersionRoutes, '/1/versions')).toBe(500);
  });
});
