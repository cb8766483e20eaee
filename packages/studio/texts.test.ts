import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sources = readdirSync('packages/studio', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !/node_modules/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join('packages/studio', file), 'utf8') }));

const linesWith = (wanted: RegExp, ofFiles: RegExp) =>
  sources
    .filter(({ file }) => ofFiles.test(file))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line) => (wanted.test(line) ? [`${file}: ${line.trim()}`] : [])),
    );

test('what is written for the blog is called "artikel" everywhere', () => {
  const rooms =
    /^app\/(posts|versions|deleted|pictures|editor|writing)\/|^server\/(posts|drafts|result)/;
  expect(linesWith(/bericht/i, rooms)).toEqual([]);
});

test('what a visitor sends is called "bericht" everywhere', () => {
  expect(linesWith(/artikel/i, /^app\/messages\/|^server\/message/)).toEqual([]);
});

test('only a dialog, which hides the line of the connection, gives the reason of a failure itself', () => {
  const failures = linesWith(/rror\.message\}<\/StatusMessage>/, /./).map(
    (line) => line.split(':')[0],
  );
  const allowed = /dialog\.tsx$|^app\/ui\/failure\.tsx$|^app\/studio\.tsx$/;
  expect(failures.length).toBeGreaterThan(3);
  expect(failures.filter((file = '') => !allowed.test(file))).toEqual([]);
});
