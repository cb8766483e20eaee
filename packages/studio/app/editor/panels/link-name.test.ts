import { linkName } from './link-name';

test.each([
  ['/kiosken', 'Kiosken'],
  ['/blog', 'Blog'],
  ['/blog/hoe-helder-moet-het', 'Hoe Helder Moet Het'],
  ['/blog/', undefined],
  ['/blog/een/ander', undefined],
  ['/elders', undefined],
  ['https://example.com/kiosken', undefined],
])('%s is called %s', (href, name) => {
  expect(linkName(href)).toBe(name);
});
