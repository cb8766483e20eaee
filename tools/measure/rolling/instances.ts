import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Stage } from '../../../scripts/harness/run-containerfile.ts';
import { findFreePort, run } from '../../../scripts/lib/processes.ts';

export type Releases = {
  old: Stage;
  next: Stage;
  published: string;
  variables: Record<string, string>;
};

const LOOK_MS = 100;

/**
 * Starts an instance of the old release for each name. `replace` puts the new release in the place
 * of one, as an engine does with a container: an end, then a start at the same address.
 */
export async function startInstances(
  names: string[],
  { old, next, published, variables }: Releases,
) {
  mkdirSync(published);
  const running: Map<string, { port: number; stop: () => Promise<void> }> = new Map();

  const start = async (name: string, port: number, release: Stage) => {
    const releaseName = path.basename(path.dirname(release.folder));
    const folder = path.join(path.dirname(published), `${name}-${releaseName}-${port}`);
    cpSync(release.workFolder, folder, { recursive: true });
    rmSync(path.join(folder, 'published'), { recursive: true });
    symlinkSync(published, path.join(folder, 'published'));
    const [command = '', ...args] = release.command;
    const env = { ...process.env, ...variables, ...release.env, PORT: String(port) };
    const child = spawn(command, args, { cwd: folder, env, stdio: 'ignore' });
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    while ((await run('sh', ['-c', release.healthCheck], { env })).code !== 0) await wait(LOOK_MS);
    running.set(name, {
      port,
      async stop() {
        process.removeListener('exit', end);
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      },
    });
  };

  for (const name of names) await start(name, await findFreePort(), old);
  return {
    urls: Array.from(running.values(), ({ port }) => `http://127.0.0.1:${port}`),
    async replace(name: string) {
      const instance = running.get(name);
      if (!instance) throw new Error(`There is no instance ${name}`);
      running.delete(name);
      await instance.stop();
      await start(name, instance.port, next);
    },
    async stop() {
      for (const { stop } of running.values()) await stop();
    },
  };
}

/** Runs deploy/roll.sh on these instances; it asks a small server for each replacement. */
export async function roll(instances: { replace: (name: string) => Promise<void> }) {
  const server = createServer((request, response) => {
    instances.replace((request.url ?? '/').slice(1)).then(
      () => response.end(),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  const ask = path.resolve('tools/measure/rolling/ask-to-replace.ts');
  const { code } = await run('sh', ['deploy/roll.sh'], {
    show: true,
    env: { REPLACE_COMMAND: `${process.execPath} ${ask} ${port}` },
  });
  server.close();
  if (code !== 0) throw new Error('deploy/roll.sh failed');
}
