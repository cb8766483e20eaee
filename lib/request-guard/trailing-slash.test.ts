import { moveTrailingSlash } from './trailing-slash';

test.each([
  ['//kiosken', '/kiosken/'],
  ['//Kiosken//', '/Kiosken/'],
  ['/blog//Kleur?a=//b', '/blog/Kleur/?a=//b'],
  ['/\\elders.example', '/elders.example/'],
  ['\\/elders.example', '/elders.example/'],
  ['/blog\\kleur', '/blog/kleur/'],
])('%s is handed on as %s', (address, expected) => {
  expect(moveTrailingSlash(address)).toBe(expected);
});

test.each(['/', '//', '/kiosken', '/kiosken/', '/kiosken?a=//b', '*', 'http://localhost/kiosken'])(
  '%s stays as it is',
  (address) => {
    expect(moveTrailingSlash(address)).toBe(address);
  },
);
