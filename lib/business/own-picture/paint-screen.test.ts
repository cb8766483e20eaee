import { hiddenBy } from './hidden-cells';
import type { Quad } from './homography';
import { type Pixels, paintScreen } from './paint-screen';

/** Opaque, of one colour. */
function filled(width: number, height: number, colour: readonly number[]): Pixels {
  const data = new Uint8ClampedArray(4 * width * height).map(
    (_, index) => colour[index % 4] ?? 255,
  );
  return { data, width, height };
}

function at({ data, width }: Pixels, x: number, y: number) {
  const first = 4 * (y * width + x);
  return Array.from(data.slice(first, first + 3));
}

const GREY = [90, 90, 90];
const SCREEN: Quad = [
  [10, 10],
  [40, 12],
  [40, 48],
  [10, 50],
];

/** Red above, blue below. */
function flag(): Pixels {
  const picture = filled(30, 40, [0, 0, 255]);
  picture.data.fill(255, 0, 0);
  for (let pixel = 0; pixel < 30 * 20; pixel++) picture.data.set([255, 0, 0], 4 * pixel);
  return picture;
}

test('paints inside the screen, upright, and nothing outside', () => {
  const target = filled(60, 60, GREY);
  paintScreen(target, flag(), SCREEN);
  const [red, , blue] = at(target, 30, 20);
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(60);
  expect(at(target, 25, 44)[2]).toBeGreaterThan(200);
  for (const [x, y] of [
    [5, 30],
    [45, 30],
    [25, 5],
    [25, 55],
    [39, 10],
  ] as const) {
    expect(at(target, x, y)).toEqual(GREY);
  }
});

test('light lies on the picture: black is not black, and brighter at the top left', () => {
  const target = filled(60, 60, GREY);
  paintScreen(target, filled(30, 40, [0, 0, 0]), SCREEN);
  const [above] = at(target, 14, 14);
  const [below] = at(target, 36, 44);
  expect(below).toBeGreaterThan(0);
  expect(above).toBeGreaterThan((below ?? 0) + 4);
});

test('what stands before the screen stays', () => {
  const target = filled(60, 60, GREY);
  // The right half, in a grid of 2 x 1.
  const hidden = hiddenBy({ columns: 2, rows: 1, x: 1, y: 0, width: 1, height: 1, cells: 'gA==' });
  paintScreen(target, flag(), SCREEN, hidden);
  expect(at(target, 12, 20)[0]).toBeGreaterThan(200);
  const nearlyGrey = at(target, 33, 30);
  for (const channel of nearlyGrey) expect(Math.abs(channel - 90)).toBeLessThan(12);
});

test('glass seen from its side reflects the studio over the picture', () => {
  const [straight, aside] = [filled(60, 60, GREY), filled(60, 60, GREY)];
  paintScreen(straight, flag(), SCREEN);
  paintScreen(aside, flag(), SCREEN, undefined, 0.4);
  const [red = 0, , blue = 0] = at(straight, 30, 20);
  const [paleRed = 0, , paleBlue = 0] = at(aside, 30, 20);
  expect(paleRed).toBeLessThan(red);
  expect(paleBlue).toBeGreaterThan(blue + 30);
});
