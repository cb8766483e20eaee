import { apply, fromUnitSquare, type Point, type Quad, toUnitSquare } from './homography';

const UNIT: Quad = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
/** The table, in px: no two of its sides are parallel. */
const SCREEN: Quad = [
  [266.7, 345.2],
  [1079.3, 261.9],
  [1340.2, 496.4],
  [451.8, 617.7],
];

const close = ([x, y]: Point) => [expect.closeTo(x, 6), expect.closeTo(y, 6)];

test('maps the corners of a screen to those of the unit square, and back', () => {
  for (const [index, corner] of UNIT.entries()) {
    const onScreen = SCREEN[index] as Point;
    expect(apply(fromUnitSquare(SCREEN), corner)).toEqual(close(onScreen));
    expect(apply(toUnitSquare(SCREEN), onScreen)).toEqual(close(corner));
  }
});

test('keeps lines straight: the middle of a screen is where its diagonals cross', () => {
  const [a, b, c, d] = SCREEN;
  const cross = (p: Point, q: Point) => p[0] * q[1] - p[1] * q[0];
  const less = (p: Point, q: Point): Point => [p[0] - q[0], p[1] - q[1]];
  const share = cross(less(b, a), less(d, b)) / cross(less(c, a), less(d, b));
  const middle: Point = [a[0] + share * (c[0] - a[0]), a[1] + share * (c[1] - a[1])];
  expect(apply(fromUnitSquare(SCREEN), [0.5, 0.5])).toEqual(close(middle));
});

test('maps a rectangle without perspective', () => {
  const rectangle: Quad = [
    [10, 20],
    [110, 20],
    [110, 220],
    [10, 220],
  ];
  expect(apply(toUnitSquare(rectangle), [35, 170])).toEqual(close([0.25, 0.75]));
});
