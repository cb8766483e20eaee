import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cacheWriteError } from './cache-write-check';
import { STORED_IN } from './cache-write-error.mjs';

jest.mock('server-only', () => ({}));

const storedIn = (place?: string) => Object.assign(globalThis, { [STORED_IN]: place });
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'storing-'));
  storedIn(path.join(folder, 'server'));
});
afterEach(() => {
  storedIn(undefined);
  rmSync(folder, { recursive: true });
});

test('a folder that takes files is fine, and stays as it was', async () => {
  mkdirSync(path.join(folder, 'server'));
  expect(await cacheWriteError()).toBeUndefined();
  expect(readdirSync(path.join(folder, 'server'))).toEqual([]);
});

test('one that takes none is named with its reason', async () => {
  writeFileSync(path.join(folder, 'server'), 'a file in its place');
  expect(await cacheWriteError()).toBe('ENOTDIR');
});

test('where nothing is stored by us, nothing is tried', async () => {
  storedIn(undefined);
  expect(await cacheWriteError()).toBeUndefined();
});
