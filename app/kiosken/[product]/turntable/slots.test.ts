import { slots } from './slots';

test('labels stand at their points where there is room', () => {
  expect(slots([20, 50, 80], 16)).toEqual([20, 50, 80]);
});

test('labels of points close together stand side by side', () => {
  expect(slots([30, 31, 32], 16)).toEqual([15, 31, 47]);
});

test('no label leaves the picture', () => {
  expect(slots([1, 95, 98], 16)).toEqual([8, 76, 92]);
});

test('many labels share the width', () => {
  expect(slots([50, 50, 50, 50, 50, 50, 50, 50], 16)).toEqual(
    Array.from({ length: 8 }, (_, index) => 6.25 + index * 12.5),
  );
});
