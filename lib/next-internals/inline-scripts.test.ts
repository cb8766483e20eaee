import { createHash } from 'node:crypto';
import { inlineScriptHashes } from './inline-scripts.mjs';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const own = [
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]})',
  '(self.__next_f=self.__next_f||[]).push([0])',
  'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])',
];

function pageWith({ content = '', after = [] as string[] }) {
  const scripts = after.map((text) => `<script>${text}</script>`).join('');
  return `<html><body><main>${content}</main><footer></footer>${scripts}</body></html>`;
}

test('the data that Next writes into a page gets a hash, each text once', () => {
  expect(inlineScriptHashes(pageWith({ after: [...own, ...own] }))).toEqual(own.map(hashOf));
});

test.each([
  ['runs code', 'window.wasRun = 1'],
  ['hands over the result of code', 'self.__next_f.push(window.wasRun = 1)'],
  ['hands over data and then runs code', 'self.__next_f.push([1]);alert(1);[].push([2])'],
  ['looks like data twice', 'self.__next_f.push([1]);self.__next_f.push([2])'],
  ['hands over data to something else', 'self.other.push([1])'],
  ['runs code before it', 'alert(1);self.__next_f.push([1])'],
])('a script that %s gets none', (_, text) => {
  expect(inlineScriptHashes(pageWith({ after: [text] }))).toEqual([]);
});

test.each(own)('not even the shape of Next helps within the content: %s', (text) => {
  const content = `<script>${text}</script></main><script>${text}</script>`;
  expect(inlineScriptHashes(pageWith({ content, after: ['self.__next_f.push([9])'] }))).toEqual([
    hashOf('self.__next_f.push([9])'),
  ]);
});

test('files and data for search engines get none', () => {
  const html =
    '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>';
  expect(inlineScriptHashes(html)).toEqual([]);
});
