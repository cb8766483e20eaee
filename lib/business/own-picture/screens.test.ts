import { existsSync } from 'node:fs';
import sharp from 'sharp';
import corners from '@/lib/business/content/screen-corners.json';
import { productIds } from '@/lib/business/products/ids';
import { apply, fromUnitSquare, type Point, type Quad } from './homography';
import { type Screen, screensIn } from './screens';

const all = Object.entries(corners) as unknown as [string, Screen[]][];
const fileOf = (picture: string) =>
  ['-7016-1200.webp', '-7016-800.webp', '-800.webp', '-720.webp']
    .map((end) => `public/pictures/${picture}${end}`)
    .find((file) => existsSync(file)) ?? '';

test('every product has a screen, and each name is that of a picture', () => {
  for (const id of productIds)
    expect(screensIn(`/pictures/products/${id}-7016-800.avif`)).toHaveLength(1);
  expect(all.filter(([picture]) => !fileOf(picture))).toEqual([]);
});

test('colours, layers, sizes and hours of a picture have the same screens', () => {
  const screens = screensIn('https://zuilwerk.example/pictures/products/clearvision-7016-800.webp');
  for (const name of [
    'clearvision-3020-800.avif',
    'clearvision-plate-400.avif',
    'clearvision-evening-7016-1600.avif',
  ]) {
    expect(screensIn(`/pictures/products/${name}`)).toBe(screens);
  }
  expect(screensIn('/pictures/rooms/shop-evening-1600.avif')).toBe(
    screensIn('/pictures/rooms/shop-400.avif'),
  );
  expect(screensIn('/pictures/products/brandvision-care-9016-400.avif')).toBe(
    screensIn('/pictures/products/brandvision-7016-400.avif'),
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

const SIDES = ['left', 'right', 'top', 'bottom'] as const;
const along: Record<(typeof SIDES)[number], (out: number, at: number) => Point> = {
  left: (out, at) => [-out, at],
  right: (out, at) => [1 + out, at],
  top: (out, at) => [at, -out],
  bottom: (out, at) => [at, 1 + out],
};

/** How far beyond each side of a screen the coat of its kiosk begins, in shares of the screen; negative inside it. */
async function coatBeyond(id: (typeof productIds)[number]) {
  const [screen] = screensIn(`/pictures/products/${id}-7016-800.avif`);
  const map = fromUnitSquare((screen as Screen).corners);
  const { data, info } = await sharp(`public/pictures/products/${id}-mask-1600.avif`)
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isCoat = (point: Point) => {
    const [x, y] = apply(map, point);
    return (data[Math.round(y * info.height) * info.width + Math.round(x * info.width)] ?? 0) > 128;
  };
  return SIDES.map((side) => {
    for (let out = -0.3; out < 0.4; out += 0.002) {
      if ([0.3, 0.7].every((at) => isCoat(along[side](out, at)))) return out;
    }
    return Number.NaN;
  });
}

test.each(productIds)('the screen of the %s lies in the middle of its frame', async (id) => {
  const [left = 0, right = 0, top = 0, bottom = 0] = await coatBeyond(id);
  for (const distance of [left, right, top, bottom]) expect(distance).toBeGreaterThan(0.015);
  expect(Math.abs(left - right)).toBeLessThan(0.016);
  // The eye of a camera above the screen raises the glass by 16 mm.
  expect(Math.abs(top - bottom)).toBeLessThan(0.02);
});
