import { type ProductId, productIds } from '@/lib/business/products/ids';
import { turntableOf } from '@/lib/business/products/turntables';
import { slots } from './slots';
import { uncrossed } from './uncrossed';

type Point = { x: number; y: number };

const isLeft = (a: Point, b: Point, c: Point) =>
  (b.x - a.x) * (c.y - a.y) > (b.y - a.y) * (c.x - a.x);

const cross = (a: Point, b: Point, c: Point, d: Point) =>
  isLeft(a, b, c) !== isLeft(a, b, d) && isLeft(c, d, a) !== isLeft(c, d, b);

function crossings(points: readonly Point[], places: readonly number[], row: number) {
  const starts = places.map((place) => ({ x: place / 100, y: row }));
  return points.flatMap((point, right) =>
    points.filter((other, left) => {
      const [from, to] = [starts[left], starts[right]];
      return left < right && from && to && cross(from, other, to, point);
    }),
  ).length;
}

/** The points of the labels above the opened product, and the places that `slots` gives them. */
function rowOf(id: ProductId) {
  const points = Object.values(turntableOf(id)?.parts ?? {})
    .map(([x = 0, y = 0]) => ({ x, y }))
    .filter(({ y }) => y < 0.55)
    .sort((a, b) => a.x - b.x);
  return {
    points,
    places: slots(
      points.map(({ x }) => x * 100),
      17,
    ),
  };
}

test('the lines of parts that lie above each other would cross from left to right', () => {
  const { points, places } = rowOf('touch-table');
  expect(crossings(points, places, 0.15)).toBeGreaterThan(0);
});

test.each(productIds)('no two lines of the labels above %s cross, and none is lost', (id) => {
  const { points, places } = rowOf(id);
  const order = uncrossed(points, places, 0.15, 16 / 9);
  expect(new Set(order)).toEqual(new Set(points));
  expect(crossings(order, places, 0.15)).toBe(0);
});
