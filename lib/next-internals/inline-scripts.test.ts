import { createHash } from 'node:crypto';
import { inlineScriptHashes } from './inline-scripts.mjs';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const dataScripts = [
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]})',
  '(self.__next_f=self.__next_f||[]).push([0])',
  'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])',
];

function pageWith({ content = '', after = [] as string[] }) {
  const scripts = after.map((text) => `<script>${text}</script>`).join('');
  return `<html><body><main>${content}</main><footer></footer>${scripts}</body></html>`;
}

test('each data script that Next writes into a page gets one CSP hash', () => {
  expect(inlineScriptHashes(pageWith({ after: [...dataScripts, ...dataScripts] }))).toEqual(
    dataScripts.map(hashOf),
  );
});

test.each([
  ['runs code', 'window.wasRun = 1'],
  ['passes on the result of code', 'self.__next_f.push(window.wasRun = 1)'],
  ['passes on data and then runs code', 'self.__next_f.push([1]);alert(1);[].push([2])'],
  ['makes two calls', 'self.__next_f.push([1]);self.__next_f.push([2])'],
  ['passes data to another variable', 'self.other.push([1])'],
  ['runs code before the call', 'alert(1);self.__next_f.push([1])'],
])('a script that %s gets no CSP hash', (_, text) => {
  expect(inlineScriptHashes(pageWith({ after: [text] }))).toEqual([]);
});

test.each(dataScripts)(
  'a script within the content gets no CSP hash even in the form of Next: %s',
  (text) => {
    const content = `<script>${text}</script></main><script>${text}</script>`;
    expect(inlineScriptHashes(pageWith({ content, after: ['self.__next_f.push([9])'] }))).toEqual([
      hashOf('self.__next_f.push([9])'),
    ]);
  },
);

test('script files and structured data get no CSP hash', () => {
  const html =
    '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>';
  expect(inlineScriptHashes(html)).toEqual([]);
});
