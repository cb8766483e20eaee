import { startEmbeddedSupabase } from '../../packages/local-supabase/index.ts';
import { test as studioTest } from '../support/studio';

type Backend = Awaited<ReturnType<typeof startEmbeddedSupabase>>;

/** Tests of a studio each of which has a database of its own. */
export const test = studioTest.extend<{ backend: Backend }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here.
  backend: async ({}, use) => {
    const backend = await startEmbeddedSupabase();
    await use(backend);
    await backend.close();
  },
});

/** A port at which nothing answers. */
export const NO_SITE = 'http://127.0.0.1:9';
