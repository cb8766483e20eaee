import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { linkInto } from './link-into.ts';
import { SHORT_LIVED_PROCESS } from './short-lived-process.ts';

const POLL_MS = 5;
const PARTS = [
  'node_modules',
  'package.json',
  'package-lock.json',
  'packages',
  'scripts',
  'supabase',
];

export type Backend = {
  url: string;
  publishableKey: string;
  secretKey: string;
  stop: () => Promise<void>;
};

/** Makes a folder with links to the project's files and separate data, for tests of the owner's commands. */
export function makeTemporaryCheckout({ without = [] }: { without?: string[] } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'checkout-'));
  for (const part of PARTS.filter((name) => !without.includes(name))) linkInto(folder, part);
  const running = new Set<ChildProcess>();

  function start(script: string, args: string[]) {
    const child = spawn(
      process.execPath,
      [...SHORT_LIVED_PROCESS, 'scripts/run.mjs', script, ...args],
      {
        cwd: folder,
        env: { ...process.env, SUPABASE_URL: '', SUPABASE_SECRET_KEY: '' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    running.add(child);
    child.once('exit', () => running.delete(child));
    return child;
  }

  return {
    folder,
    async run(script: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
      const child = start(script, args);
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (data) => (output += data));
      const [code] = await once(child, 'close');
      return { code, output };
    },
    /** Kills the script once the condition is true. */
    async runUntil(isReached: () => boolean, script: string, args: string[]) {
      const child = start(script, args);
      const ended = once(child, 'exit');
      while (child.exitCode === null && !isReached()) await wait(POLL_MS);
      child.kill('SIGKILL');
      await ended;
    },
    async startBackend(): Promise<Backend> {
      const child = fork(path.resolve('packages/testbed/backend-process.ts'), ['.data/supabase'], {
        cwd: folder,
        silent: true,
        execArgv: SHORT_LIVED_PROCESS,
      });
      running.add(child);
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (data) => (output += data));
      const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
      if (!message?.url) throw new Error(`The backend did not start:\n${output}`);
      return {
        ...message,
        /** Ends it without a shutdown, like a crash. */
        async stop() {
          const ended = once(child, 'exit');
          child.kill('SIGKILL');
          await ended;
          running.delete(child);
        },
      };
    },
    remove() {
      for (const child of running) child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
