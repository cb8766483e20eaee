import { existsSync } from 'node:fs';
import sharp from 'sharp';
import corners from '@/lib/business/content/screen-corners.json';
import { productIds } from '@/lib/business/products/ids';
import type { Point, Quad } from './homography';
import { type Screen, screensIn } from './screens';

const all = Object.entries(corners) as unknown as [string, Screen[]][];
const fileOf = (picture: string) =>
  ['-7016-1200.webp', '-800.webp']
    .map((end) => `public/pictures/${picture}${end}`)
    .find((file) => existsSync(file)) ?? '';

test('every product has a screen, and each name is that of a picture', () => {
  for (const id of productIds)
    expect(screensIn(`/pictures/products/${id}-7016-800.avif`)).toHaveLength(1);
  expect(all.filter(([picture]) => !fileOf(picture))).toEqual([]);
});

test('layers, sizes and hours of a picture have the same screens', () => {
  const screens = screensIn('https://zuilwerk.example/pictures/products/clearvision-7016-800.webp');
  for (const name of ['clearvision-plate-400.avif', 'clearvision-evening-7016-1600.avif']) {
    expect(screensIn(`/pictures/products/${name}`)).toBe(screens);
  }
  expect(screensIn('/pictures/rooms/shop-evening-1600.avif')).toBe(
    screensIn('/pictures/rooms/shop-400.avif'),
  );
  expect(screensIn('/pictures/products/clearvision-gloss-800.avif')).toEqual([]);
  expect(screensIn('blob:https://zuilwerk.example/1')).toEqual([]);
});

const turns = ([a, b, c, d]: Quad) =>
  [
    [a, b, c],
    [b, c, d],
    [c, d, a],
    [d, a, b],
  ].map(([p, q, r]) => turn(p as Point, q as Point, r as Point));
const turn = (p: Point, q: Point, r: Point) =>
  (q[0] - p[0]) * (r[1] - q[1]) - (q[1] - p[1]) * (r[0] - q[0]);

test.each(all)(
  'the screens of %s are convex, clockwise from the top left, and in the picture',
  (_, screens) => {
    for (const { corners: quad } of screens) {
      for (const corner of turns(quad)) expect(corner).toBeGreaterThan(0);
      for (const [x, y] of quad) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(1);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(1);
      }
      // Perspective shortens a side; no view here turns a screen of 16:9 by more than 60 degrees.
      const [[ax, ay], [bx, by], , [dx, dy]] = quad;
      expect(Math.max(bx - ax, by - ay, dx - ax, dy - ay)).toBeGreaterThan(0.02);
    }
  },
);

/** What tells a lit panel from dark glass at points of a picture: how light, and how blue, from 0 to 255. */
async function lightAt(file: string, points: Point[]) {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return points.map(([x, y]) => {
    const at = 3 * (Math.round(y * info.height) * info.width + Math.round(x * info.width));
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    return { light: (red + green + blue) / 3, blueness: blue - red };
  });
}

const towards = ([x, y]: Point, [cx, cy]: Point, share: number): Point => [
  x + (cx - x) * share,
  y + (cy - y) * share,
];

test.each(productIds)(
  'the corners of the %s lie on the border between its lit panel and the dark glass',
  async (id) => {
    const [screen] = screensIn(`/pictures/products/${id}-7016-800.avif`);
    const { corners: quad } = screen as Screen;
    const middle: Point = [
      quad.reduce((sum, [x]) => sum + x, 0) / 4,
      quad.reduce((sum, [, y]) => sum + y, 0) / 4,
    ];
    const file = `public/pictures/products/${id}-7016-1200.webp`;
    const inside = await lightAt(
      file,
      quad.map((corner) => towards(corner, middle, 0.03)),
    );
    const outside = await lightAt(
      file,
      quad.map((corner) => towards(corner, middle, -0.03)),
    );
    const differing = inside.filter(({ light, blueness }, index) => {
      const other = outside[index] ?? { light, blueness };
      return Math.abs(light - other.light) > 25 || Math.abs(blueness - other.blueness) > 6;
    });
    expect(differing.length).toBeGreaterThanOrEqual(3);
  },
);
