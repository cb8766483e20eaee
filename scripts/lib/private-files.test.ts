import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makePrivateFolder, writePrivateFile } from './private-files.ts';

const rightsOf = (name: string) => (statSync(name).mode & 0o777).toString(8);

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'private-files-'));
  chmodSync(root, 0o755);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a new folder is private, and so are the missing folders above it', () => {
  makePrivateFolder(path.join(root, 'data/supabase'));
  expect(rightsOf(path.join(root, 'data/supabase'))).toBe('700');
  expect(rightsOf(path.join(root, 'data'))).toBe('700');
  expect(rightsOf(root)).toBe('755');
});

test('a folder that others could read becomes private', () => {
  const folder = path.join(root, 'data');
  mkdirSync(folder, { mode: 0o755 });
  makePrivateFolder(folder);
  expect(rightsOf(folder)).toBe('700');
});

test('a file is private, also when it was there with more rights', () => {
  const old = path.join(root, 'old.json');
  writeFileSync(old, 'old', { mode: 0o644 });
  for (const name of [old, path.join(root, 'new.json')]) {
    writePrivateFile(name, '{}');
    expect(rightsOf(name)).toBe('600');
    expect(statSync(name).size).toBe(2);
  }
});
