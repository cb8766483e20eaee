import { hasTouchOption, tiltRise } from '../products/screen';
import { productIds, screenSizes, specs } from '../products/specs';
import { drawingSize, drawProduct } from './product-drawing';

const number = new Intl.NumberFormat('nl-NL');
const numbersIn = (svg: string) =>
  Array.from(svg.matchAll(/<text[^>]*>([^<]*)</g), ([, text]) => text);
const drawings = productIds.flatMap((id) => screenSizes.map((size) => ({ id, size })));

describe.each(drawings)('drawing of $id of $size inch', ({ id, size }) => {
  const svg = drawProduct(id, size);
  const { dimensions, footPlate, screenBottom } = specs[id].sizes[size];
  const [orientation] = specs[id].orientations;

  it('has the dimensions, the foot plate and the height of the screen as numbers', () => {
    const { height, width, depth } = dimensions;
    const heights = specs[id].tableTop
      ? [height, height + tiltRise(id, size)]
      : [height, screenBottom[orientation]];
    const expected = [...heights, width, depth, footPlate?.depth];
    for (const measure of expected) {
      if (measure) expect(numbersIn(svg)).toContain(number.format(measure));
    }
  });

  it('has the reach band exactly when an upright screen has touch', () => {
    for (const edge of ['380', '1.220']) {
      expect(numbersIn(svg).includes(edge)).toBe(hasTouchOption(id, size) && !specs[id].tableTop);
    }
  });

  it('is an SVG without undefined values, style or script', () => {
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 -[\d.]+ [\d.]+ [\d.]+"/);
    expect(svg).not.toMatch(/NaN|undefined|false|style=|<script/);
  });
});

test('drawings of both sizes of a product have the same scale', () => {
  for (const id of productIds) {
    const [small, large] = screenSizes.map(
      (size) => /viewBox="[^"]+"/.exec(drawProduct(id, size))?.[0],
    );
    expect(small).toBe(large);
    expect(drawingSize(id).width).toBeGreaterThan(300);
  }
});

test('a number that is wider than its dimension stands beside it', () => {
  const svg = drawProduct('wall-kiosk', 43);
  const { depth, width } = specs['wall-kiosk'].sizes[43].dimensions;
  const middleOf = (measure: number) =>
    Number(new RegExp(`<text x="(-?[\\d.]+)"[^>]*>${measure}<`).exec(svg)?.[1]);
  expect(middleOf(depth)).toBeGreaterThan(depth);
  expect(middleOf(width)).toBe(0);
});

test('the heights of the reach band are whole at the edge of the drawing', () => {
  const svg = drawProduct('brandvision', 43);
  const width = Number(/viewBox="0 -[\d.]+ ([\d.]+)/.exec(svg)?.[1]);
  const middle = Number(/<text x="([\d.]+)"[^>]*>1\.220</.exec(svg)?.[1]);
  const digitsOfArial = 5 * 73;
  expect(middle + digitsOfArial / 2).toBeLessThan(width);
});
