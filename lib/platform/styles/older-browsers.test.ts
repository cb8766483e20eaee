import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { forOlderBrowsers } from './older-browsers.mjs';

const compile = (css: string) =>
  postcss([forOlderBrowsers()]).process(css, { from: undefined }).css;

test('layers are unwrapped in their order, before what no layer holds', () => {
  const css =
    '@layer theme,base;.d{top:0}@layer utilities{.c{top:0}}@layer base{a{top:0}}@layer components{.b{top:0}}';
  expect(compile(css)).toMatch(/^a.*\n?\.b.*\n?\.c.*\n?\.d/);
});

test('a layer without a place in the order stops the build', () => {
  expect(() => compile('@layer other{a{top:0}}')).toThrow('The layer "other" has no place');
});

test.each([
  ['100svh', '100vh'],
  ['calc(100dvh - 2rem)', 'calc(100vh - 2rem)'],
  ['min(70lvw, 4px)', 'min(70vw, 4px)'],
])('a height of %s falls back to %s', (value, fallback) => {
  expect(compile(`a{height:${value}}`)).toBe(`a{height:${fallback};height:${value}}`);
});

test.each([
  ['min(100cqw, 50cqh)', 'min(calc(100 * var(--cqw, 1vw)), calc(50 * var(--cqh, 1vh)))'],
  ['7.5cqi', 'calc(7.5 * var(--cqw, 1vw))'],
])('a size of %s falls back to a measured one, or to the window', (value, fallback) => {
  expect(compile(`a{width:${value}}`)).toBe(`a{width:${fallback};width:${value}}`);
});

test.each([
  ['padding-inline:var(--a)', 'padding-inline-start:var(--a);padding-inline-end:var(--a)'],
  ['margin-block:calc(1px + 2px) 0', 'margin-block-start:calc(1px + 2px);margin-block-end:0'],
])('%s is split into its sides', (declaration, sides) => {
  expect(compile(`a{${declaration}}`)).toBe(`a{${sides}}`);
});

test('what is clipped is hidden in browsers without clipping', () => {
  expect(compile('a{overflow:clip}')).toBe('a{overflow:hidden;overflow:clip}');
});

test.each([
  ['--mm:calc(100svh/8)', '--mm:calc(100vh/8)'],
  ['height:calc(100dvh - var(--a))', 'height:calc(100vh - var(--a))'],
])(
  'the newer unit of %s, which is only checked where it is used, has a condition',
  (value, fallback) => {
    expect(compile(`.a{${value};top:0}`).replace(/\n\s*/g, '')).toBe(
      `.a{${fallback};top:0}@supports (width:1cqi) and (height:1svh){.a{${value}}}`,
    );
  },
);

test.each([
  ['translate:0 -50%', 'translate', 'translate(0, -50%)'],
  ['scale:var(--scale, 0.96)', 'scale', 'scale(var(--scale, 0.96))'],
  ['rotate:none', 'rotate', 'none'],
])('%s falls back to a transform', (declaration, property, transform) => {
  expect(compile(`.a{${declaration}}`).replace(/\n\s*/g, '')).toBe(
    `.a{${declaration}}@supports not (${property}: none){.a{transform:${transform}}}`,
  );
});

test('no style sheet has the media query "width <", which the build writes as "not (...)": unknown before Chromium 104', () => {
  const sheets = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => path.join(folder, name)),
  );
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.filter((file) => /@media[^{]*width </.test(readFileSync(file, 'utf8')))).toEqual(
    [],
  );
});
