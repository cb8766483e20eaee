import { createKillableBackend } from '../../../scripts/harness/killable-backend.ts';
import { TEMPORARY_BUILD } from '../../../scripts/harness/temporary-site.ts';
import { build } from '../../../scripts/lib/build.ts';
import { findFreePort, startNext } from '../../../scripts/lib/processes.ts';
import { step } from '../../../scripts/lib/terminal.ts';
import { startCuttableConnection } from './cuttable-connection.ts';

/**
 * A production build of the site and its backend, each of which can be killed and comes back at
 * its address, and the two connections, visitor to site and site to backend, which can be cut.
 */
export async function startKillableSite() {
  const backend = await createKillableBackend();
  const project = await step('Starting a backend of its own', () => backend.start());
  const toBackend = await startCuttableConnection(Number(new URL(project.url).port));
  const port = await findFreePort();
  const toSite = await startCuttableConnection(port);
  const url = `http://127.0.0.1:${toSite.port}`;
  const env = {
    SITE_URL: url,
    SUPABASE_URL: `http://127.0.0.1:${toBackend.port}`,
    SUPABASE_PUBLISHABLE_KEY: project.publishableKey,
    NEXT_DIST_DIR: TEMPORARY_BUILD,
    // The senders stand for visitors with an address each.
    TRUSTED_PROXY_HOPS: '1',
    // Whatever .env.local says: nobody wants these messages by mail.
    CONTACT_NOTIFY_TO: '',
    SMTP_URL: '',
  };
  const startSite = () => startNext({ mode: 'start', port, env });
  await build(env, TEMPORARY_BUILD, 'Building the site');
  let site = await step('Starting the site', startSite);

  return {
    url,
    project,
    /** What can go wrong, by name; each resolves when all is well again. */
    accidents: [
      [
        'server killed',
        async () => {
          await site.kill();
          site = await startSite();
        },
      ],
      [
        'backend killed',
        async () => {
          await backend.kill();
          await backend.start();
        },
      ],
      ['connection of the visitors cut', () => toSite.cut()],
      ['connection to the backend cut', () => toBackend.cut()],
    ] as [name: string, happen: () => Promise<void>][],
    async close() {
      await site.stop();
      toSite.close();
      toBackend.close();
      await backend.kill();
    },
  };
}
