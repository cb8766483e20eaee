import { build } from '../../scripts/lib/build.ts';
import type { Variables } from '../../scripts/lib/environment.ts';
import { findFreePort, startNext } from '../../scripts/lib/processes.ts';
import { step } from '../../scripts/lib/terminal.ts';
import { announcePostChange } from '../local-supabase/announce-post-change.ts';
import { startEmbeddedSupabase } from '../local-supabase/index.ts';

export const TEMPORARY_BUILD = '.next-temporary';

export type Backend = Awaited<ReturnType<typeof startEmbeddedSupabase>>;

type TemporarySiteOptions = {
  /** Variables of the running site, not of its build. */
  env?: Variables;
  onOutput?: (text: string) => void;
  /** Fills the database before the build. */
  prepare?: (backend: Backend) => Promise<void>;
};

/** Serves a production build on a backend in memory, for measurements that must not touch the data of `npm start`. */
export async function startTemporarySite({
  env: runningEnv,
  onOutput,
  prepare,
}: TemporarySiteOptions = {}) {
  const port = await findFreePort();
  const siteUrl = `http://localhost:${port}`;
  const backend = await step('Starting a temporary Supabase', () => {
    const starting = startEmbeddedSupabase({
      onPostsChanged: async (body) =>
        announcePostChange(siteUrl, (await starting).revalidateSecret, body),
    });
    return starting;
  });
  const env = {
    SITE_URL: siteUrl,
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    REVALIDATE_SECRET: backend.revalidateSecret,
    NEXT_DIST_DIR: TEMPORARY_BUILD,
  };
  try {
    await prepare?.(backend);
    const buildStart = performance.now();
    await build(env, TEMPORARY_BUILD, 'Building the site');
    const buildMs = performance.now() - buildStart;
    const site = await step('Starting the site', () =>
      startNext({ mode: 'start', port, env: { ...env, ...runningEnv }, onOutput }),
    );
    return {
      url: site.url,
      ended: site.ended,
      pid: site.pid,
      backend,
      buildMs,
      async close() {
        await site.stop();
        await backend.close();
      },
    };
  } catch (error) {
    await backend.close();
    throw error;
  }
}
