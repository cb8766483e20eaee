import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { Variables } from './environment.ts';
import { UserError } from './user-error.ts';

const GRACE_MS = 5000;
const POLL_MS = 100;

const running: Set<ChildProcess> = new Set();

// Whatever ends this process, nothing that it started is left behind.
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

/** Lets a signal end the process in the way that the line above hears of. */
export function exitOnSignal() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));
}

function endWithThisProcess<T extends ChildProcess>(child: T): T {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/**
 * Runs a command to its end and keeps its output for the case that it fails.
 * @param options `show` passes the output through
 */
export function run(
  command: string,
  args: string[],
  {
    env,
    timeLimitMs,
    show = false,
  }: { env?: Variables; timeLimitMs?: number; show?: boolean } = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = endWithThisProcess(
      spawn(command, args, {
        env: environmentWith(env),
        stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
        timeout: timeLimitMs,
      }),
    );
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ code: 1, output: output + error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

function environmentWith(variables?: Variables): NodeJS.ProcessEnv {
  return { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...variables };
}

/**
 * Like `run`, for commands without which nothing further makes sense.
 * @param what named in the failure
 */
export async function runOrFail(what: string, command: string, args: string[], env?: Variables) {
  const { code, output } = await run(command, args, { env });
  if (code !== 0) throw new UserError(`${what} failed:\n${output.trim()}`);
  return output;
}

/** Starts a Next server and waits until it answers. */
export async function startNext({
  mode,
  port,
  folder = '.',
  env,
  onOutput,
}: {
  mode: 'start' | 'dev';
  port: number;
  folder?: string;
  env?: Variables;
  onOutput?: (text: string) => void;
}) {
  const child = endWithThisProcess(
    spawn(
      process.execPath,
      ['node_modules/next/dist/bin/next', mode, folder, '--port', String(port)],
      { env: environmentWith(env), stdio: ['ignore', 'pipe', 'pipe'] },
    ),
  );
  let output = '';
  let isUp = false;
  const collect = (data: Buffer) => {
    if (isUp) onOutput?.(String(data));
    else output += data;
  };
  let errors = '';
  child.stdout.on('data', collect);
  child.stderr.on('data', (data) => {
    if (!isUp) errors += data;
    collect(data);
  });
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)));

  const url = `http://localhost:${port}`;
  const hasEnded = ended.then(() => true);
  while (!(await isAnswering(`${url}/robots.txt`))) {
    const isOver = await Promise.race([hasEnded, wait(POLL_MS)]);
    if (isOver) throw new UserError(`The site did not start:\n${output.trim()}`);
  }
  isUp = true;
  // What went wrong during the start: a database without its migrations, for one.
  if (errors) onOutput?.(errors);

  return {
    url,
    pid: child.pid ?? 0,
    ended,
    /** As a crash would: nothing is finished. */
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      // It first answers the requests that it has; one that never ends must not hold us up.
      const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Whatever it answers: where it leads on to is not asked. */
export async function isAnswering(url: string) {
  return fetch(url, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}

function wait(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), ms));
}

export async function failIfTaken(port: number) {
  const isFree = await listenOnce(port).then(
    () => true,
    () => false,
  );
  if (!isFree) {
    throw new UserError(
      `Port ${port} is taken. Stop what uses it, or choose another with the variable PORT.`,
    );
  }
}

export function findFreePort(): Promise<number> {
  return listenOnce(0);
}

/** @returns the port that was listened on */
function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
