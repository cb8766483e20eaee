import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cacheWriteError } from './cache-write-check';
import { STORED_IN } from './cache-write-error.mjs';

jest.mock('server-only', () => ({}));

const setFolder = (place?: string) => Object.assign(globalThis, { [STORED_IN]: place });
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'storing-'));
  setFolder(path.join(folder, 'server'));
});
afterEach(() => {
  setFolder(undefined);
  rmSync(folder, { recursive: true });
});

test('the write check of a writable folder reports no error and leaves no file', async () => {
  mkdirSync(path.join(folder, 'server'));
  expect(await cacheWriteError()).toBeUndefined();
  expect(readdirSync(path.join(folder, 'server'))).toEqual([]);
});

test('the write check of an unwritable folder reports the error code', async () => {
  writeFileSync(path.join(folder, 'server'), 'a file in its place');
  expect(await cacheWriteError()).toBe('ENOTDIR');
});

test('the write check without a cache handler reports no error', async () => {
  setFolder(undefined);
  expect(await cacheWriteError()).toBeUndefined();
});
