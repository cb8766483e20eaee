import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishFiles } from './publish-files.ts';

const HOUR_MS = 3_600_000;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function publish(name: string, files: string[], hour: number) {
  const build = path.join(folder, name);
  mkdirSync(path.join(build, 'chunks'), { recursive: true });
  for (const file of files) writeFileSync(path.join(build, 'chunks', file), name);
  publishFiles(build, path.join(folder, 'published'), Date.UTC(2026, 0, 1) + hour * HOUR_MS);
}

const isServed = (file: string) =>
  existsSync(path.join(folder, 'published/_next/static/chunks', file));

test('published files of a build stay for a day after the next build replaced it', () => {
  publish('first', ['a.js', 'both.js'], 0);
  publish('second', ['b.js', 'both.js'], 240);
  expect(isServed('a.js')).toBe(true);
  publish('second', ['b.js', 'both.js'], 263);
  expect(isServed('a.js')).toBe(true);
  publish('second', ['b.js', 'both.js'], 265);
  expect(isServed('a.js')).toBe(false);
  expect(isServed('b.js') && isServed('both.js')).toBe(true);
});

test('publishing the same build again changes no file', () => {
  publish('first', ['a.js'], 0);
  publish('first', ['a.js'], 100);
  const file = path.join(folder, 'published/_next/static/chunks/a.js');
  expect(readFileSync(file, 'utf8')).toBe('first');
});

test('files of the oldest build are deleted first', () => {
  publish('first', ['a.js'], 0);
  publish('second', ['b.js'], 1);
  publish('third', ['c.js'], 26);
  expect([isServed('a.js'), isServed('b.js'), isServed('c.js')]).toEqual([false, true, true]);
});

test('instances that publish at the same time with the same process id write no truncated file', async () => {
  const build = path.join(folder, 'build');
  const names = Array.from({ length: 300 }, (_, number) => `${number}.js`);
  mkdirSync(build);
  for (const name of names) writeFileSync(path.join(build, name), name.repeat(20_000));
  const published = path.join(folder, 'published');
  const go = path.join(folder, 'go');
  const instance = `
    import { existsSync } from 'node:fs';
    import { publishFiles } from './deploy/publish-files.ts';
    Object.defineProperty(process, 'pid', { value: 1 });
    console.log('ready');
    while (!existsSync(${JSON.stringify(go)}));
    publishFiles(${JSON.stringify(build)}, ${JSON.stringify(published)});`;
  const instances = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--input-type=module', '--eval', instance], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const exits = instances.map((process) => once(process, 'exit'));
  await Promise.all(instances.map(({ stdout }) => once(stdout, 'data')));
  writeFileSync(go, '');
  expect((await Promise.all(exits)).map(([code]) => code)).toEqual([0, 0, 0, 0]);
  for (const name of names) {
    const text = readFileSync(path.join(published, '_next/static', name), 'utf8');
    expect([name, text.length]).toEqual([name, name.length * 20_000]);
  }
});
