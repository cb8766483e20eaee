import { letterHeightAt, linesOn, readingAdvice, readingDistances } from './reading-distance';

// Values of the table in the post "Welke schermmaat past bij uw ruimte".
test.each([
  { distance: 1, minimum: 4, comfortable: 8, on43: 59, on55: 76 },
  { distance: 2, minimum: 8, comfortable: 17, on43: 28, on55: 35 },
  { distance: 3, minimum: 13, comfortable: 25, on43: 19, on55: 24 },
  { distance: 5, minimum: 21, comfortable: 42, on43: 11, on55: 14 },
  { distance: 9, minimum: 38, comfortable: 75, on43: 6, on55: 8 },
])('letter height and lines at $distance m match the table in the blog post', (row) => {
  const { distance, minimum, comfortable, on43, on55 } = row;
  expect(letterHeightAt(distance)).toEqual({ minimum, comfortable });
  expect(linesOn(43, 'staand', comfortable)).toBe(on43);
  expect(linesOn(55, 'staand', comfortable)).toBe(on55);
});

test('letter height is in proportion to the distance', () => {
  expect(letterHeightAt(6)).toEqual({ minimum: 25, comfortable: 50 });
  expect(letterHeightAt(15)).toEqual({ minimum: 63, comfortable: 125 });
});

const everyHalfMetre = Array.from(
  { length: (readingDistances.to - readingDistances.from) * 2 + 1 },
  (_, step) => readingDistances.from + step / 2,
);

test.each([0.5, 15])('letter height is defined at the limit of %d m', (distance) => {
  expect(letterHeightAt(distance).comfortable).toBeGreaterThan(0);
});

test.each([-1, 0, 0.4, 15.1, Number.NaN, Infinity])('letter height throws for %d m', (distance) => {
  expect(() => letterHeightAt(distance)).toThrow(RangeError);
});

test.each([
  { distance: 1, lines: 20, model: 'brandvision', size: 43 },
  { distance: 3, lines: 19, model: 'brandvision', size: 43 },
  { distance: 3, lines: 20, model: 'brandvision', size: 55 },
  { distance: 5, lines: 14, model: 'brandvision', size: 55 },
  { distance: 9, lines: 3, model: 'ceiling-kiosk', size: 43 },
  { distance: 9, lines: 4, model: 'ceiling-kiosk', size: 55 },
  { distance: 9, lines: 6, model: 'brandvision', size: 43 },
])(
  'reading advice for $lines lines at $distance m is $model $size',
  ({ distance, lines, model, size }) => {
    expect(readingAdvice(distance, lines)).toMatchObject({ model, size, fits: true });
  },
);

test('reading advice for too many lines is the model with most lines, marked as not fitting', () => {
  expect(readingAdvice(9, 9)).toMatchObject({
    model: 'brandvision',
    size: 55,
    lines: 8,
    fits: false,
  });
});

test('reading advice reports the correct number of lines for every distance and wish', () => {
  for (const distance of everyHalfMetre) {
    for (let lines = 1; lines <= 80; lines += 1) {
      const advice = readingAdvice(distance, lines);
      expect(advice.lines >= lines).toBe(advice.fits);
      expect(linesOn(advice.size, advice.orientation, advice.letter.comfortable)).toBe(
        advice.lines,
      );
    }
  }
});
