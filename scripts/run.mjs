// node scripts/run.mjs <file.ts> [arguments]: runs a TypeScript file with a version of Node that can. Where the
// installed one is too old, a newer one is downloaded once through npm. Plain JavaScript: an old Node reads this file.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The first version that runs TypeScript without a flag: https://nodejs.org/api/typescript.html */
const OLDEST = { major: 22, minor: 18 };

const [script = '', ...args] = process.argv.slice(2);

if (isNewEnough(process.versions.node)) {
  process.argv.splice(1, 2, path.resolve(script));
  await import(pathToFileURL(script).href);
} else {
  runWith(await downloadedNode());
}

/** @param {string} version */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
}

/** Runs the script with another Node, which npm and the tools of the packages then find first on the PATH. @param {string} node */
function runWith(node) {
  const PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH}`;
  const child = spawn(node, [script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, PATH },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(/** @type {NodeJS.Signals} */ (signal)));
  }
  child.once('exit', (code) => process.exit(code ?? 1));
}

/** Path of the executable of the version in .node-version. The npm package `node` would need an install script. */
async function downloadedNode() {
  const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
  const version = readFileSync(path.join(root, '.node-version'), 'utf8').trim();
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = path.join(root, '.node', version);
  const node = path.join(
    folder,
    'node_modules',
    name,
    'bin',
    system === 'win' ? 'node.exe' : 'node',
  );
  if (existsSync(node)) return node;

  console.log(
    `Node ${process.versions.node} is too old: downloading Node ${version} into .node (once).`,
  );
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr, error } = spawnSync(
    'npm',
    ['install', '--prefix', folder, ...options, `${name}@${version}`],
    { encoding: 'utf8', shell: system === 'win' },
  );
  if (status === 0 && existsSync(node)) return node;
  console.error(
    `\nThis project needs Node ${OLDEST.major}.${OLDEST.minor} or newer. Downloading it through npm failed; install it from https://nodejs.org.\n${error?.message ?? stderr}`,
  );
  process.exit(1);
}
