import { specs } from '../products/specs';
import { readScreenFactor, screenFactors } from './screen-factors';
import { edgeOf, lettersAt } from './true-size';

test.each(['', 'groot', '0', '-1', '9', 'NaN', null])(
  'a stored factor %s counts as none',
  (text) => {
    expect(readScreenFactor(text)).toBeUndefined();
  },
);

test.each(['1', '1.25', String(screenFactors.from)])('a stored factor %s is read', (text) => {
  expect(readScreenFactor(text)).toBe(Number(text));
});

test('letters at true size are those of the reading adviser', () => {
  expect(lettersAt([3])).toEqual([{ distance: 3, minimum: 13, comfortable: 25 }]);
});

test('the edge at true size leaves the visible screen within the housing', () => {
  const { beside, above, depth } = edgeOf('brandvision');
  expect(depth).toBe(specs.brandvision.sizes[43].dimensions.depth);
  for (const edge of [beside, above]) {
    expect(edge).toBeGreaterThan(10);
    expect(edge).toBeLessThan(100);
  }
});
