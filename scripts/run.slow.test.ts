import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
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
import { npmCommand } from './lib/npm.mjs';

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
const NPM = `const fs = require('node:fs');
const args = process.argv.slice(2);
fs.appendFileSync('npm-calls', args.join(' ') + '\\n');
const prefix = args[args.indexOf('--prefix') + 1];
const folder = prefix + '/node_modules/' + args.at(-1).split('@')[0] + '/bin';
fs.mkdirSync(folder, { recursive: true });
fs.symlinkSync(process.execPath, folder + '/node');`;

const NPM_WITHOUT_NETWORK = `require('node:fs').mkdirSync('.node/24.21.0.partial/node_modules', { recursive: true });
console.error('npm error code ECONNREFUSED');
process.exitCode = 1;`;

const FAIL_AS_USER = `import { UserError } from './scripts/lib/user-error.ts';
throw new UserError('Port 3000 is taken.');`;

const FETCH_FROM_LOOPBACK = `import { createServer } from 'node:http';
const server = createServer((_, response) => response.end('from loopback')).listen(0, '127.0.0.1', async () => {
  const { port } = server.address() as { port: number };
  console.log(await (await fetch('http://127.0.0.1:' + port)).text());
  server.close();
});`;

const PARTS = [
  'scripts/run.mjs',
  ...['end-with-parent.mjs', 'npm.mjs', 'proxy.mjs', 'rename.mjs', 'user-error.ts'].map(
    (name) => `scripts/lib/${name}`,
  ),
];

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'run-'));
  mkdirSync(path.join(root, 'scripts/lib'), { recursive: true });
  for (const name of PARTS) copyFileSync(name, path.join(root, name));
  writeFileSync(path.join(root, '.node-version'), '24.21.0\n');
  writeFileSync(
    path.join(root, 'package.json'),
    JSON.stringify({ type: 'module', scripts: { wait: 'node scripts/run.mjs wait.ts' } }),
  );
  writeFileSync(path.join(root, 'print.ts'), PRINT);
  writeFileSync(path.join(root, 'wait.ts'), WAIT_FOR_SIGNAL);
  setNpm(NPM);
});
afterEach(() => rmSync(root, { recursive: true }));

function setNpm(script: string) {
  mkdirSync(path.join(root, 'npm'), { recursive: true });
  writeFileSync(path.join(root, 'npm/package.json'), '{ "type": "commonjs" }');
  writeFileSync(path.join(root, 'npm/npm-cli.js'), script);
}

const environment = (variables = {}) => ({
  ...process.env,
  npm_execpath: path.join(root, 'npm/npm-cli.js'),
  ...variables,
});

function run(...args: string[]) {
  return runIn({}, ...args);
}

function runIn(variables: Record<string, string>, ...args: string[]) {
  const env = environment(variables);
  return spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
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

test('a script ends when npm, which started it, gets SIGTERM alone', async () => {
  // Runs npm itself, since the test is about its treatment of the signal.
  const [program, args] = npmCommand(['run', 'wait']);
  const child = spawn(program, args, { cwd: root, env: environment({ npm_execpath: '' }) });
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (data) => String(data).includes('ready') && resolve());
  });
  child.kill('SIGTERM');
  // The output is open for as long as the script runs.
  await once(child, 'close');
});

test('an error that the user can act on is printed without a stack trace', () => {
  writeFileSync(path.join(root, 'fail.ts'), FAIL_AS_USER);
  const { status, stderr } = run('scripts/run.mjs', 'fail.ts');
  expect(status).toBe(1);
  expect(stderr).toBe('\nPort 3000 is taken.\n');
});

test('any other error is printed with its stack trace', () => {
  writeFileSync(path.join(root, 'fail.ts'), 'throw new Error("wrong");');
  const { status, stderr } = run('scripts/run.mjs', 'fail.ts');
  expect(status).toBe(1);
  expect(stderr).toMatch(/Error: wrong\n\s+at .*fail\.ts/);
});

test('a command that needs packages names npm start where none are installed', () => {
  writeFileSync(path.join(root, 'fail.ts'), 'import "zod";');
  const { status, stderr } = run('scripts/run.mjs', 'fail.ts');
  expect(status).toBe(1);
  expect(stderr).toBe('\nThe packages are not installed: run npm start or npm ci first.\n');
});

test('a proxy for outgoing requests does not get those for this machine', () => {
  writeFileSync(path.join(root, 'fetch.ts'), FETCH_FROM_LOOPBACK);
  const proxy = { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: 'http://127.0.0.1:9', NO_PROXY: '' };
  const { stdout } = runIn(proxy, 'scripts/run.mjs', 'fetch.ts');
  expect(stdout).toBe('from loopback\n');
});
