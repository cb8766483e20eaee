import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { linkInto } from '../../../packages/testbed/link-into.ts';
import type { Stage } from '../../../packages/testbed/run-containerfile.ts';
import { findFreePort, run } from '../../../scripts/lib/processes.ts';

type Releases = {
  old: Stage;
  next: Stage;
  published: string;
  variables: Record<string, string>;
};

const POLL_MS = 100;

type Instance = { port: number; stop: () => Promise<void> };

/**
 * Starts an instance of the old release for each name. `replace` stops one and starts the new release
 * on its port, as a container engine does.
 */
export async function startInstances(
  names: string[],
  { old, next, published, variables }: Releases,
) {
  mkdirSync(published);
  const running = new Map<string, Instance>();

  const start = async (name: string, port: number, release: Stage) => {
    const releaseName = path.basename(path.dirname(release.folder));
    const folder = path.join(path.dirname(published), `${name}-${releaseName}-${port}`);
    cpSync(release.workFolder, folder, { recursive: true });
    rmSync(path.join(folder, 'published'), { recursive: true });
    linkInto(folder, published);
    const [command = '', ...args] = release.command;
    const env = { ...process.env, ...variables, ...release.env, PORT: String(port) };
    const child = spawn(command, args, { cwd: folder, env, stdio: 'ignore' });
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    while ((await run('sh', ['-c', release.healthCheck], { env })).code !== 0) await wait(POLL_MS);
    running.set(name, {
      port,
      async stop() {
        process.removeListener('exit', kill);
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        await exited;
      },
    });
  };

  for (const name of names) await start(name, await findFreePort(), old);
  return {
    urls: Array.from(running.values(), ({ port }) => `http://127.0.0.1:${port}`),
    async replace(name: string) {
      const instance = running.get(name);
      if (!instance) throw new Error(`no instance is named ${name}`);
      running.delete(name);
      await instance.stop();
      await start(name, instance.port, next);
    },
    async stop() {
      for (const { stop } of running.values()) await stop();
    },
  };
}

/** Runs deploy/roll.sh, which requests each replacement from a local HTTP server. */
export async function roll(instances: { replace: (name: string) => Promise<void> }) {
  const server = createServer((request, response) => {
    instances.replace((request.url ?? '/').slice(1)).then(
      () => response.end(),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  const script = path.resolve('tools/measure/rolling/replace-command.ts');
  const { code } = await run('sh', ['deploy/roll.sh'], {
    show: true,
    env: { REPLACE_COMMAND: `${process.execPath} ${script} ${port}` },
  });
  server.close();
  if (code !== 0) throw new Error('deploy/roll.sh failed');
}
