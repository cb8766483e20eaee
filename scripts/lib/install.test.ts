import childProcess from 'node:child_process';
import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { linkInto } from '../../packages/testbed/link-into.ts';
import { hasPackages, installPackages } from './install.ts';

const root = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'install-'));
  process.chdir(folder);
  writeFileSync(
    'package-lock.json',
    '{ "packages": { "node_modules/next": { "version": "2.0.0" } } }',
  );
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  jest.restoreAllMocks();
  process.chdir(root);
  rmSync(folder, { recursive: true });
});

function install(version: string) {
  mkdirSync('node_modules');
  writeFileSync(
    'node_modules/.package-lock.json',
    `{ "packages": { "node_modules/next": { "version": "${version}" } } }`,
  );
}

/** An npm that prints a text and fails. */
function npmFailsWith(text: string) {
  jest.spyOn(childProcess, 'spawn').mockImplementation(((_: string, spawnargs: string[]) => {
    const stdout = new PassThrough();
    const child = Object.assign(new EventEmitter(), { spawnargs, stdout });
    setImmediate(() => {
      stdout.emit('data', text);
      for (const name of ['exit', 'close']) child.emit(name, 1);
    });
    return child;
  }) as never);
}

test('packages of the lock file are not installed again', async () => {
  install('2.0.0');
  await expect(installPackages()).resolves.toBeUndefined();
});

test('packages do not count as installed after an installation that did not end', async () => {
  install('1.0.0');
  npmFailsWith('npm error network');
  await expect(installPackages()).rejects.toThrow(/^npm ci failed:\nnpm error network$/);
  expect(existsSync('node_modules')).toBe(true);
  expect(hasPackages()).toBe(false);
});

test.each(['ENOTEMPTY', 'EBUSY', 'EPERM'])(
  'an installation that fails with %s names the likely cause, and what helps',
  async (code) => {
    npmFailsWith(`npm error code ${code}`);
    await expect(installPackages()).rejects.toThrow(
      'Another program changes node_modules. End it, or delete the folder.',
    );
  },
);

test('packages of the build are installed too where the shell has the mode production', async () => {
  npmFailsWith('');
  await expect(installPackages()).rejects.toThrow();
  const args = expect.arrayContaining(['ci', '--include=dev']);
  expect(childProcess.spawn).toHaveBeenCalledWith(expect.anything(), args, expect.anything());
});

test('packages of another checkout, to which node_modules links, stay', async () => {
  mkdirSync('other/node_modules', { recursive: true });
  linkInto('.', 'other/node_modules');
  await expect(installPackages()).rejects.toThrow('Run npm ci there, or delete the link.');
});
