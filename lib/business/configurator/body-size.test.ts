import { bodySize } from './body-size';
import type { Recommendation } from './composition';
import { composeRecommendation } from './recommendation';

const sizeOf = (recommendation: Recommendation) =>
  Object.values(bodySize(composeRecommendation(recommendation)));

test('body size of a column is that of the whole column on its foot', () => {
  expect(sizeOf({ model: 'clearvision' })).toEqual([1700, 640, 95]);
});

test('body size of a screen on cables is without the foot, and on its side', () => {
  const hanging = { model: 'clearvision', mount: 'staalkabels' } as const;
  expect(sizeOf(hanging)).toEqual([1044, 640, 95]);
  expect(sizeOf({ ...hanging, orientation: 'liggend' })).toEqual([640, 1044, 95]);
});

test('body size of a wall kiosk in landscape is rotated', () => {
  expect(sizeOf({ model: 'wall-kiosk', orientation: 'liggend' })).toEqual([650, 1060, 75]);
});

test('body size of a table does not depend on its tilt', () => {
  expect(sizeOf({ model: 'touch-table', mount: 'tafel-vlak' })).toEqual([780, 1120, 720]);
});
