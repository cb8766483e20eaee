import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockDataFolder } from './data-folder.ts';
import { finishRestore } from './restored-data.ts';

let folder: string;
const at = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'restored-'));
  for (const [place, text] of [
    ['.', 'old'],
    ['restored', 'new'],
  ] as const) {
    for (const part of ['pgdata', 'storage']) {
      mkdirSync(at(`${place}/${part}`), { recursive: true });
      writeFileSync(at(`${place}/${part}/file`), text);
    }
    writeFileSync(at(`${place}/settings.json`), text);
  }
  writeFileSync(at('restored/aside'), 'before');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The renames of `finishRestore`, in order. */
const steps: [from: string, to: string][] = ['pgdata', 'storage', 'settings.json'].flatMap(
  (part) => [
    [part, `before/${part}`],
    [`restored/${part}`, part],
  ],
);

test.each(steps.map((_, index) => index).concat(steps.length))(
  'finishRestore finishes a restore that was killed after %d renames',
  (count) => {
    mkdirSync(at('before'));
    for (const [from, to] of steps.slice(0, count)) renameSync(at(from), at(to));
    expect(finishRestore(folder)).toBe(at('before'));
    for (const [place, text] of [
      ['.', 'new'],
      ['before', 'old'],
    ]) {
      expect(readFileSync(at(`${place}/pgdata/file`), 'utf8')).toBe(text);
      expect(readFileSync(at(`${place}/storage/file`), 'utf8')).toBe(text);
      expect(readFileSync(at(`${place}/settings.json`), 'utf8')).toBe(text);
    }
    expect(existsSync(at('restored'))).toBe(false);
  },
);

test('lockDataFolder finishes a prepared restore and removes unfinished restores and snapshots', () => {
  mkdirSync(at('restoring/pgdata'), { recursive: true });
  mkdirSync(at('snapshot-x1y2z3/storage'), { recursive: true });
  const releaseLock = lockDataFolder(folder);
  expect(readFileSync(at('pgdata/file'), 'utf8')).toBe('new');
  releaseLock();
  expect(readdirSync(folder).sort()).toEqual(['before', 'pgdata', 'settings.json', 'storage']);
});

test('finishRestore changes nothing without a prepared restore', () => {
  rmSync(at('restored'), { recursive: true });
  expect(finishRestore(folder)).toBeUndefined();
  expect(readFileSync(at('pgdata/file'), 'utf8')).toBe('old');
});
