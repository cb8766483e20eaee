import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../scripts/lib/processes.ts';

export type Backend = { url: string; publishableKey: string; secretKey: string };

/** A backend in a separate process with its own data folder; after `kill`, `start` brings it back at the same URL. */
export async function createKillableBackend() {
  const folder = mkdtempSync(path.join(tmpdir(), 'temporary-backend-'));
  writeFileSync(path.join(folder, 'settings.json'), JSON.stringify({ port: await findFreePort() }));
  let child: ChildProcess | undefined;

  async function start(): Promise<Backend> {
    child = fork(new URL('backend-process.ts', import.meta.url), [folder], { silent: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => (output += text));
    const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    if (!message?.url) throw new Error(`The backend did not start:\n${output}`);
    return message;
  }

  /** Ends it without a shutdown, like a power failure. */
  async function kill() {
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  process.once('exit', () => {
    child?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  return { start, kill };
}
