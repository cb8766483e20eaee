import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makePrivateFolder, writePrivateFile } from './private-files.ts';

const modeOf = (name: string) => (statSync(name).mode & 0o777).toString(8);

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'private-files-'));
  chmodSync(root, 0o755);
});
afterEach(() => rmSync(root, { recursive: true }));

test('makePrivateFolder creates the folder and its missing parents with mode 700', () => {
  makePrivateFolder(path.join(root, 'data/supabase'));
  expect(modeOf(path.join(root, 'data/supabase'))).toBe('700');
  expect(modeOf(path.join(root, 'data'))).toBe('700');
  expect(modeOf(root)).toBe('755');
});

test('makePrivateFolder changes an existing folder to mode 700', () => {
  const folder = path.join(root, 'data');
  mkdirSync(folder, { mode: 0o755 });
  makePrivateFolder(folder);
  expect(modeOf(folder)).toBe('700');
});

test('on Windows, which has no modes, nothing is said about them', () => {
  const { platform } = process;
  const said = jest.spyOn(console, 'error');
  Object.defineProperty(process, 'platform', { value: 'win32' });
  makePrivateFolder(root);
  Object.defineProperty(process, 'platform', { value: platform });
  expect(modeOf(root)).toBe('755');
  expect(said).not.toHaveBeenCalled();
});

test('writePrivateFile gives new and existing files mode 600', () => {
  const old = path.join(root, 'old.json');
  writeFileSync(old, 'old', { mode: 0o644 });
  for (const name of [old, path.join(root, 'new.json')]) {
    writePrivateFile(name, '{}');
    expect(modeOf(name)).toBe('600');
    expect(statSync(name).size).toBe(2);
  }
});
