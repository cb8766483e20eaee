import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { UserError } from './user-error.mjs';

/** @typedef {import('./environment.mjs').Variables} Variables */

const GRACE_MS = 5000;
const POLL_MS = 100;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

// Whatever ends this process, nothing that it started is left behind.
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

/** Lets a signal end the process in the way that the line above hears of. */
export function exitOnSignal() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));
}

/** @template {import('node:child_process').ChildProcess} T @param {T} child @returns {T} */
function endWithThisProcess(child) {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/**
 * Runs a command to its end and keeps its output for the case that it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Variables, timeLimitMs?: number, show?: boolean }} [options] `show` passes the output through
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function run(command, args, { env, timeLimitMs, show = false } = {}) {
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

/** @param {Variables} [variables] @returns {NodeJS.ProcessEnv} */
function environmentWith(variables) {
  return { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...variables };
}

/**
 * Like `run`, for commands without which nothing further makes sense.
 * @param {string} what named in the failure
 * @param {string} command
 * @param {string[]} args
 * @param {Variables} [env]
 */
export async function runOrFail(what, command, args, env) {
  const { code, output } = await run(command, args, { env });
  if (code !== 0) throw new UserError(`${what} failed:\n${output.trim()}`);
  return output;
}

/**
 * Starts a Next server and waits until it answers.
 * @param {{ mode: 'start' | 'dev', port: number, folder?: string, env?: Variables, onOutput?: (text: string) => void }} options
 */
export async function startNext({ mode, port, folder = '.', env, onOutput }) {
  const child = endWithThisProcess(
    spawn(
      process.execPath,
      ['node_modules/next/dist/bin/next', mode, folder, '--port', String(port)],
      { env: environmentWith(env), stdio: ['ignore', 'pipe', 'pipe'] },
    ),
  );
  let output = '';
  let isUp = false;
  const collect = (/** @type {Buffer} */ data) => {
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

/** Whatever it answers: where it leads on to is not asked. @param {string} url */
export async function isAnswering(url) {
  return fetch(url, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}

/** @param {number} ms @returns {Promise<false>} */
function wait(ms) {
  return new Promise((resolve) => setTimeout(() => resolve(false), ms));
}

/** @param {number} port */
export async function failIfTaken(port) {
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

/** @returns {Promise<number>} */
export function findFreePort() {
  return listenOnce(0);
}

/** @param {number} port @returns {Promise<number>} the port that was listened on */
function listenOnce(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
