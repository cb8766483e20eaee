import { chosenUrls } from './when-whole';

const set = 'image-set(url("/mask-800.avif") 1dppx, url("/mask-1600.avif") 2dppx)';

test.each([
  [1, '/mask-800.avif'],
  [1.5, '/mask-1600.avif'],
  [3, '/mask-1600.avif'],
])('chosenUrls takes the file of an image-set for a density of %d', (density, url) => {
  expect(chosenUrls(set, density)).toEqual([url]);
});

test('chosenUrls takes a mask without an image-set, and none from a gradient', () => {
  expect(chosenUrls('url("/mask-800.avif")', 2)).toEqual(['/mask-800.avif']);
  expect(chosenUrls('linear-gradient(rgb(0, 0, 0), transparent)', 2)).toEqual([]);
  expect(chosenUrls('none', 2)).toEqual([]);
});
