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

test('a custom property has its newer unit under a condition', () => {
  expect(compile('.a{--mm:calc(100cqi / 8);top:0}').replace(/\s/g, '')).toBe(
    '.a{--mm:calc(100vw/8);top:0}@supports(width:1cqi)and(height:1svh){.a{--mm:calc(100cqi/8)}}',
  );
});
