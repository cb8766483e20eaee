import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Makes this Node one that cannot run TypeScript; not inherited by the Node that is "downloaded". */
const AS_OLD_NODE = '--no-experimental-strip-types';

const PRINT = `import path from 'node:path';
const args: string[] = process.argv.slice(1);
console.log(JSON.stringify({ args, firstOnPath: process.env.PATH?.split(path.delimiter)[0] }));
process.exitCode = 7;`;

const WAIT_FOR_SIGNAL = `process.on('SIGTERM', () => process.exit(8));
setInterval(() => {}, 1000);
console.log('ready' as string);`;

/** Installs this Node under the name of the requested package, without the network. */
const NPM = `#!/bin/sh
echo "$@" >> npm-calls
while [ $# -gt 1 ]; do
  if [ "$1" = --prefix ]; then prefix=$2; fi
  shift
done
folder=$prefix/node_modules/\${1%%@*}/bin
mkdir -p "$folder"
ln -s "${process.execPath}" "$folder/node"`;

const NPM_WITHOUT_NETWORK = `#!/bin/sh
mkdir -p .node/24.21.0.partial/node_modules
echo 'npm error code ECONNREFUSED' >&2
exit 1`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'run-'));
  for (const folder of ['scripts', 'bin']) mkdirSync(path.join(root, folder));
  copyFileSync('scripts/run.mjs', path.join(root, 'scripts/run.mjs'));
  writeFileSync(path.join(root, '.node-version'), '24.21.0\n');
  writeFileSync(path.join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(root, 'print.ts'), PRINT);
  writeFileSync(path.join(root, 'wait.ts'), WAIT_FOR_SIGNAL);
  setNpm(NPM);
});
afterEach(() => rmSync(root, { recursive: true }));

function setNpm(script: string) {
  const file = path.join(root, 'bin/npm');
  writeFileSync(file, script);
  chmodSync(file, 0o755);
}

const environment = () => ({ ...process.env, PATH: `${root}/bin:${process.env.PATH}` });

function run(...args: string[]) {
  return spawnSync(process.execPath, args, { cwd: root, env: environment(), encoding: 'utf8' });
}

const npmCalls = () => {
  const file = path.join(root, 'npm-calls');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
};

test('run.mjs runs a TypeScript file in the installed Node when that one can', () => {
  const { status, stdout } = run('scripts/run.mjs', 'print.ts', '--one', 'two words');
  expect(JSON.parse(stdout).args).toEqual([path.join(root, 'print.ts'), '--one', 'two words']);
  expect(status).toBe(7);
  expect(npmCalls()).toEqual([]);
});

test('run.mjs downloads the Node of .node-version once and runs the script with it', () => {
  const first = run(AS_OLD_NODE, 'scripts/run.mjs', 'print.ts', '--one', 'two words');
  expect(first.stdout).toContain('downloading Node 24.21.0');
  const [, printed = ''] = first.stdout.trim().split('\n');
  const { args, firstOnPath } = JSON.parse(printed);
  expect(args).toEqual([path.join(root, 'print.ts'), '--one', 'two words']);
  expect(firstOnPath).toMatch(/\.node\/24\.21\.0\/node_modules\/node-.*\/bin$/);
  expect(first.status).toBe(7);

  const second = run(AS_OLD_NODE, 'scripts/run.mjs', 'print.ts');
  expect(second.stdout).not.toContain('downloading');
  expect(npmCalls()).toHaveLength(1);
  expect(npmCalls()[0]).toMatch(/ node-\S+@24 - 24\.21\.0$/);
  expect(readdirSync(path.join(root, '.node'))).toEqual(['24.21.0']);
});

test('run.mjs reports why the download failed, without a stack trace, and leaves nothing half-installed', () => {
  setNpm(NPM_WITHOUT_NETWORK);
  const { status, stderr } = run(AS_OLD_NODE, 'scripts/run.mjs', 'print.ts');
  expect(status).toBe(1);
  expect(stderr).toContain('https://nodejs.org');
  expect(stderr).toContain('ECONNREFUSED');
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(readdirSync(path.join(root, '.node'))).toEqual([]);
});

test('run.mjs forwards SIGTERM to the downloaded Node and ends with the exit code of the script', async () => {
  const child = spawn(process.execPath, [AS_OLD_NODE, 'scripts/run.mjs', 'wait.ts'], {
    cwd: root,
    env: environment(),
  });
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (data) => String(data).includes('ready') && resolve());
  });
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(8);
});
