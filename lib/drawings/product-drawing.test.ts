import { canBeTouched } from '../products/screen';
import { productIds, screenSizes, specs } from '../products/specs';
import { drawingSize, drawProduct } from './product-drawing';

const number = new Intl.NumberFormat('nl-NL');
const numbersIn = (svg: string) =>
  Array.from(svg.matchAll(/<text[^>]*>([^<]*)</g), ([, text]) => text);
const drawings = productIds.flatMap((id) => screenSizes.map((size) => ({ id, size })));

describe.each(drawings)('the drawing of $id of $size inch', ({ id, size }) => {
  const svg = drawProduct(id, size);
  const { dimensions, footPlate, screenBottom } = specs[id].sizes[size];
  const [orientation] = specs[id].orientations;

  it('names height, width and depth, the foot plate, and where the picture begins', () => {
    const expected = [...Object.values(dimensions), footPlate?.depth];
    if (!specs[id].tableTop) expected.push(screenBottom[orientation]);
    for (const measure of expected) {
      if (measure) expect(numbersIn(svg)).toContain(number.format(measure));
    }
  });

  it('has the band that everybody reaches, unless there is nothing to touch', () => {
    for (const edge of ['380', '1.220']) {
      expect(numbersIn(svg).includes(edge)).toBe(canBeTouched(id, size));
    }
  });

  it('is an image without holes that brings no style and no script', () => {
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 -[\d.]+ [\d.]+ [\d.]+"/);
    expect(svg).not.toMatch(/NaN|undefined|false|style=|<script/);
  });
});

test('both sizes of a product are drawn at one scale', () => {
  for (const id of productIds) {
    const [small, large] = screenSizes.map(
      (size) => /viewBox="[^"]+"/.exec(drawProduct(id, size))?.[0],
    );
    expect(small).toBe(large);
    expect(drawingSize(id).width).toBeGreaterThan(300);
  }
});
