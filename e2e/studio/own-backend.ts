import { startEmbeddedSupabase } from '../../packages/local-supabase/index.ts';
import { test as studioTest } from '../support/studio';

type Backend = Awaited<ReturnType<typeof startEmbeddedSupabase>>;

/** Everything that these tests write, but posts. */
const RESET = `delete from private.studio_keys;
  delete from private.revoked_studio_keys;
  delete from private.studio_events;
  delete from public.contact_messages;
  update private.jobs set ran_at = now();`;

/**
 * Tests of a studio with a database of their own, which no other test writes to meanwhile. Starting one takes longer than
 * most of these tests, so that the tests of a worker share it, one after the other.
 */
export const test = studioTest.extend<{ backend: Backend }, { shared: Backend }>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here.
    async ({}, use) => {
      const backend = await startEmbeddedSupabase();
      await use(backend);
      await backend.close();
    },
    { scope: 'worker' },
  ],
  backend: async ({ shared }, use) => {
    await shared.run(RESET);
    // Another object: a studio of the test before has seen the keys that are gone.
    await use({ ...shared });
  },
});

/** A port at which nothing answers. */
export const NO_SITE = 'http://127.0.0.1:9';
