import { toPath } from './request-target';

test.each([
  ['/', '/'],
  ['/Kiosken?a=b', '/Kiosken?a=b'],
  ['//kiosken', '//kiosken'],
  ['http://zuilwerk.example/Kiosken?a=b', '/Kiosken?a=b'],
  ['http://zuilwerk.example', '/'],
])('the request target %s is the path %s', (target, path) => {
  expect(toPath(target)).toBe(path);
});

test.each(['*', '', 'kiosken', 'http://[::1', 'javascript:alert(1)'])(
  'the request target “%s” is invalid',
  (target) => {
    expect(toPath(target)).toBe('/%');
  },
);

test('a request target with more than 100 parameters is invalid', () => {
  const target = `/?${Array(100).fill('a=1').join('&')}`;
  expect(toPath(target)).toBe(target);
  expect(toPath(`${target}&a=1`)).toBe('/%');
});
