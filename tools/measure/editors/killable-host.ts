import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleStudio } from '../../../packages/studio/commands/bundle-studio.ts';
import { listen } from '../../../packages/testbed/faulty-backend.ts';
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
  const children: ChildProcess[] = [];
  let jwtSecret = '';

  async function start() {
    const database = await run<Database>('database-process.ts', [folder]);
    jwtSecret = database.jwtSecret;
    const options = {
      supabaseUrl: database.url,
      publishableKey: database.publishableKey,
      siteUrl,
      host: `127.0.0.1:${port}`,
      secrets: ['what seals the sessions of the measurement'],
      proxies: [],
      clientFolder: bundle.clientFolder,
      port,
    };
    await run('studio-process.ts', [bundle.serverFile, JSON.stringify(options)]);
  }

  async function run<Message>(file: string, args: string[]): Promise<Message> {
    const child = fork(new URL(file, import.meta.url), args, {
      silent: true,
      execArgv: SHORT_LIVED_PROCESS,
    });
    children.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => (output = `${output}${text}`.slice(-2000)));
    const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    if (message === null || typeof message === 'number')
      throw new Error(`${file} did not start:\n${output}`);
    return message;
  }

  /** Ends both without a shutdown, like a power failure. */
  async function kill() {
    const ended = children.splice(0).map(async (child) => {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    });
    await Promise.all(ended);
  }

  process.once('exit', () => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  return { url: `http://127.0.0.1:${port}/`, secret: () => jwtSecret, start, kill };
}

export type KillableHost = Awaited<ReturnType<typeof createKillableHost>>;

/** A site that shows every change at once: how fast a site does is measured by measure:publishing. */
function startSite() {
  const server = createServer((_, response) => response.end('"dateModified":"9999-01-01"'));
  server.unref();
  return listen(server);
}
