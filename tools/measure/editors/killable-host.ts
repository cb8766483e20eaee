import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleStudio } from '../../../packages/studio/commands/bundle-studio.ts';
import { listen } from '../../../packages/testbed/faulty-backend.ts';
import { createKillableProcess } from '../../../packages/testbed/killable-process.ts';
import { SHORT_LIVED_PROCESS } from '../../../packages/testbed/short-lived-process.ts';
import { findFreePort } from '../../../scripts/lib/processes.ts';

type Database = { url: string; publishableKey: string; jwtSecret: string };

/** A hosted studio and its database, each in a process; after `kill`, `start` opens the same data at the same addresses. */
export async function createKillableHost() {
  const folder = mkdtempSync(path.join(tmpdir(), 'temporary-studio-'));
  const entryPoint = 'packages/studio/server/hosted/start.ts';
  const bundle = await bundleStudio(path.join('.studio-test', 'measure-editors'), entryPoint);
  const port = await findFreePort();
  const siteUrl = await startSite();
  const database = createKillableProcess<Database>(
    new URL('database-process.ts', import.meta.url),
    { execArgv: SHORT_LIVED_PROCESS },
  );
  const studio = createKillableProcess(new URL('studio-process.ts', import.meta.url), {
    execArgv: SHORT_LIVED_PROCESS,
  });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  let jwtSecret = '';

  async function start() {
    const { url, publishableKey, jwtSecret: secret } = await database.start([folder]);
    jwtSecret = secret;
    const options = {
      supabaseUrl: url,
      publishableKey,
      siteUrl,
      host: `127.0.0.1:${port}`,
      secrets: ['what seals the sessions of the measurement'],
      proxies: [],
      clientFolder: bundle.clientFolder,
      port,
    };
    await studio.start([bundle.serverFile, JSON.stringify(options)]);
  }

  /** Ends both without a shutdown, like a power failure. */
  async function kill() {
    await Promise.all([database.kill(), studio.kill()]);
  }

  return { url: `http://127.0.0.1:${port}/`, secret: () => jwtSecret, start, kill };
}

export type KillableHost = Awaited<ReturnType<typeof createKillableHost>>;

/** A site that shows every change at once: how fast a site does is measured by measure:publishing. */
function startSite() {
  const server = createServer((_, response) => response.end('"dateModified":"9999-01-01"'));
  server.unref();
  return listen(server);
}
