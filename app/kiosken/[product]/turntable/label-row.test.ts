import { type ProductId, productIds } from '@/lib/business/products/ids';
import { turntableOf } from '@/lib/business/products/turntables';
import { HEIGHT, rowOf } from './label-row';
import type { Point } from './uncrossed';

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

const pointsOf = (id: ProductId) =>
  Object.values(turntableOf(id)?.parts ?? {}).map(([x = 0, y = 0]) => ({ x, y }));

test('the lines of parts that lie above each other would cross from left to right', () => {
  const row = rowOf(pointsOf('touch-table'), true);
  const fromLeft = row.map(({ label }) => label).sort((a, b) => a.x - b.x);
  const places = row.map(({ at }) => at);
  expect(crossings(fromLeft, places, HEIGHT)).toBeGreaterThan(0);
});

test.each(productIds)('no two lines of the labels of %s cross, and none is lost', (id) => {
  const points = pointsOf(id);
  const rows = [rowOf(points, true), rowOf(points, false)] as const;
  expect(new Set(rows.flat().map(({ label }) => label))).toEqual(new Set(points));
  for (const [index, start] of [HEIGHT, 1 - HEIGHT].entries()) {
    const row = rows[index] ?? [];
    const order = row.map(({ label }) => label);
    expect(
      crossings(
        order,
        row.map(({ at }) => at),
        start,
      ),
    ).toBe(0);
  }
});
