import { toPath } from './request-target';

test.each([
  ['/', '/'],
  ['/Kiosken?a=b', '/Kiosken?a=b'],
  ['//kiosken', '//kiosken'],
  ['http://zuilwerk.example/Kiosken?a=b', '/Kiosken?a=b'],
  ['http://zuilwerk.example', '/'],
])('%s asks for the path %s', (target, path) => {
  expect(toPath(target)).toBe(path);
});

test.each(['*', '', 'kiosken', 'http://[::1', 'javascript:alert(1)'])(
  '“%s” asks for nothing that exists',
  (target) => {
    expect(toPath(target)).toBe('/%');
  },
);

test('a hundred parameters are asked for, one more is nobody’s link', () => {
  const target = `/?${Array(100).fill('a=1').join('&')}`;
  expect(toPath(target)).toBe(target);
  expect(toPath(`${target}&a=1`)).toBe('/%');
});
