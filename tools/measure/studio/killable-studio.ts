import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleStudio } from '../../../packages/studio/commands/bundle-studio.ts';
import { SHORT_LIVED_PROCESS } from '../../../packages/testbed/short-lived-process.ts';

/** The studio with its database in a separate process; after `kill`, `start` opens the same data. */
export async function createKillableStudio() {
  const folder = mkdtempSync(path.join(tmpdir(), 'temporary-studio-'));
  const { serverFile, clientFolder } = await bundleStudio(path.join('.studio-test', 'measure'));
  let child: ChildProcess | undefined;

  /** Resolves with the URL of the studio. */
  async function start(): Promise<string> {
    child = fork(
      new URL('studio-process.ts', import.meta.url),
      [folder, pathToFileURL(serverFile).href, clientFolder],
      { silent: true, execArgv: SHORT_LIVED_PROCESS },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => (output += text));
    const [url] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    if (typeof url !== 'string') throw new Error(`The studio did not start:\n${output}`);
    return url;
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
