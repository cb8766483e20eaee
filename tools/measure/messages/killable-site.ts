import { createKillableBackend } from '../../../packages/testbed/killable-backend.ts';
import { TEMPORARY_BUILD } from '../../../packages/testbed/temporary-site.ts';
import { build } from '../../../scripts/lib/build.ts';
import { findFreePort, startNext } from '../../../scripts/lib/processes.ts';
import { step } from '../../../scripts/lib/terminal.ts';
import { startCuttableConnection } from './cuttable-connection.ts';

type Failure = { name: string; cause: () => Promise<void> };

/**
 * A production build of the site and its backend, each of which can be killed and restarted at the
 * same URL, and the connections from visitor to site and from site to backend, which can be cut.
 */
export async function startKillableSite() {
  const backend = await createKillableBackend();
  const project = await step('Starting a temporary backend', () => backend.start());
  const toBackend = await startCuttableConnection(Number(new URL(project.url).port));
  const port = await findFreePort();
  const toSite = await startCuttableConnection(port);
  const url = `http://127.0.0.1:${toSite.port}`;
  const env = {
    SITE_URL: url,
    SUPABASE_URL: `http://127.0.0.1:${toBackend.port}`,
    SUPABASE_PUBLISHABLE_KEY: project.publishableKey,
    NEXT_DIST_DIR: TEMPORARY_BUILD,
    // Each visitor names an IP address in X-Forwarded-For.
    TRUSTED_PROXY_HOPS: '1',
    // Overrides .env.local, so that no message is sent by email.
    CONTACT_NOTIFY_TO: '',
    SMTP_URL: '',
  };
  const startSite = () => startNext({ mode: 'start', port, env });
  await build(env, TEMPORARY_BUILD, 'Building the site');
  let site = await step('Starting the site', startSite);

  const failures: Failure[] = [
    {
      name: 'server killed',
      async cause() {
        await site.kill();
        site = await startSite();
      },
    },
    {
      name: 'backend killed',
      async cause() {
        await backend.kill();
        await backend.start();
      },
    },
    { name: 'connection of the visitors cut', cause: toSite.cut },
    { name: 'connection to the backend cut', cause: toBackend.cut },
  ];

  return {
    url,
    project,
    /** `cause` resolves when the site works again. */
    failures,
    async close() {
      await site.stop();
      toSite.close();
      toBackend.close();
      await backend.kill();
    },
  };
}
