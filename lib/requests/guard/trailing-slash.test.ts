import { moveTrailingSlash } from './trailing-slash';

test.each([
  ['//kiosken', '/kiosken/'],
  ['//Kiosken//', '/Kiosken/'],
  ['/blog//Kleur?a=//b', '/blog/Kleur/?a=//b'],
  ['/\\elders.example', '/elders.example/'],
  ['\\/elders.example', '/elders.example/'],
  ['/blog\\kleur', '/blog/kleur/'],
])('the repeated slashes of %s become the trailing slash of %s', (url, expected) => {
  expect(moveTrailingSlash(url)).toBe(expected);
});

test.each(['/', '//', '/kiosken', '/kiosken/', '/kiosken?a=//b', '*', 'http://localhost/kiosken'])(
  'the URL %s is not changed',
  (url) => {
    expect(moveTrailingSlash(url)).toBe(url);
  },
);
