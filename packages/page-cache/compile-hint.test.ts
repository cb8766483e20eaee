import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hintCompilation } from './compile-hint';

const folder = mkdtempSync(path.join(tmpdir(), 'compile-hint-'));
const fileOf = (name: string) => path.join(folder, name);
const read = (name: string) => readFileSync(fileOf(name), 'utf8');

beforeEach(() => {
  mkdirSync(fileOf('chunks'), { recursive: true });
  writeFileSync(fileOf('chunks/react.js'), 'react()');
  writeFileSync(fileOf('chunks/page.js'), 'page()');
  writeFileSync(
    fileOf('build-manifest.json'),
    JSON.stringify({ rootMainFiles: ['chunks/react.js'] }),
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

test('the compile hint is added to the scripts of every page, not to those of one page', async () => {
  await hintCompilation(folder);
  expect(read('chunks/react.js')).toBe('//# allFunctionsCalledOnLoad\nreact()');
  expect(read('chunks/page.js')).toBe('page()');
});

test('a script that has the compile hint already gets no second one', async () => {
  await hintCompilation(folder);
  await hintCompilation(folder);
  expect(read('chunks/react.js')).toBe('//# allFunctionsCalledOnLoad\nreact()');
});

test.each([{}, { rootMainFiles: [] }])(
  'a manifest that names no scripts (%j) fails the build',
  async (manifest) => {
    writeFileSync(fileOf('build-manifest.json'), JSON.stringify(manifest));
    await expect(hintCompilation(folder)).rejects.toThrow('names no scripts');
  },
);
