import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { Variables } from './environment.ts';
import { UserError } from './user-error.ts';

const SHUTDOWN_LIMIT_MS = 5000;
const POLL_MS = 100;

type RunOptions = { env?: Variables; timeLimitMs?: number; show?: boolean };
/** The variable with which another port is chosen. */
type PortVariable = 'PORT' | 'STUDIO_PORT';
type NextOptions = {
  mode: 'start' | 'dev';
  port: number;
  folder?: string;
  env?: Variables;
  onOutput?: (text: string) => void;
};

/** Arguments that run Next's command. Killed without a signal to its child processes, a start would leave it running. */
export const NEXT = [
  '--import=./scripts/lib/end-with-parent.mjs',
  'node_modules/next/dist/bin/next',
];

const running = new Set<ChildProcess>();

process.on('exit', () => {
  // npm goes on for half a minute after SIGTERM, while the next command finds a folder that still changes.
  for (const child of running) child.kill(isNpm(child) ? 'SIGKILL' : 'SIGTERM');
});

/** A signal alone would end the process without its `exit` event, and leave its child processes running. */
export function exitOnSignal() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));
}

function endOnExit<T extends ChildProcess>(child: T): T {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Runs a command to its end and collects its output, unless `show` passes it through. */
export function run(
  command: string,
  args: string[],
  { env, timeLimitMs, show = false }: RunOptions = {},
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = endOnExit(
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

function isNpm({ spawnargs }: ChildProcess) {
  return spawnargs.some((argument) => /^npm$|npm-cli\.js$/.test(argument));
}

function environmentWith(variables?: Variables): NodeJS.ProcessEnv {
  return { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...variables };
}

/** @throws {UserError} with the name and the output of a command that fails */
export async function runOrFail(name: string, command: string, args: string[], env?: Variables) {
  const { code, output } = await run(command, args, { env });
  if (code !== 0) throw new UserError(`${name} failed:\n${output.trim()}`);
  return output;
}

export async function startNext({ mode, port, folder = '.', env, onOutput }: NextOptions) {
  // Overrides the mode of the shell, in which pages would fail or be those of another mode.
  const NODE_ENV = mode === 'dev' ? 'development' : 'production';
  const child = endOnExit(
    spawn(process.execPath, [...NEXT, mode, folder, '--port', String(port)], {
      env: environmentWith({ ...env, NODE_ENV }),
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
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
  const ended = new Promise((resolve) => child.once('exit', resolve));

  const url = `http://localhost:${port}`;
  const hasEnded = ended.then(() => true);
  while (!(await isResponding(`${url}/robots.txt`))) {
    const isEnded = await Promise.race([hasEnded, wait(POLL_MS)]);
    if (isEnded) throw new UserError(`The site did not start:\n${output.trim()}`);
  }
  isUp = true;
  // Errors of the start that do not stop it, such as a database without its migrations.
  if (errors) onOutput?.(errors);

  return {
    url,
    pid: child.pid ?? 0,
    ended,
    /** Ends it without a shutdown, like a crash. */
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      // It completes open requests first, and one of them may hang.
      const timer = setTimeout(() => child.kill('SIGKILL'), SHUTDOWN_LIMIT_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Whether a URL responds, with any status; redirects are not followed. */
export async function isResponding(url: string) {
  return fetch(url, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}

function wait(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), ms));
}

/** @throws {UserError} when a server cannot listen on the port, or when browsers refuse it */
export async function failIfPortUnusable(port: number, variable: PortVariable = 'PORT') {
  const other = `choose another with the variable ${variable}.`;
  const problem = await listenOnce(port).then(
    () => undefined,
    ({ code }: NodeJS.ErrnoException) => code,
  );
  if (problem === 'EADDRINUSE')
    throw new UserError(`Port ${port} is taken. Stop what uses it, or ${other}`);
  if (problem === 'EACCES')
    throw new UserError(`Port ${port} is reserved for the system administrator: ${other}`);
  if (problem) throw new UserError(`Port ${port} cannot be used (${problem}): ${other}`);
  if (await isRefusedByBrowsers(port))
    throw new UserError(`Browsers open no page on port ${port}: ${other}`);
}

/** fetch refuses the same ports, without a connection: https://fetch.spec.whatwg.org/#port-blocking */
function isRefusedByBrowsers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(POLL_MS) }).then(
    () => false,
    ({ cause }: { cause?: Partial<Error> }) => cause?.message === 'bad port',
  );
}

export function findFreePort(): Promise<number> {
  return listenOnce(0);
}

/** Resolves with the port, which 0 leaves to the system. */
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
