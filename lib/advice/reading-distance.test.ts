import { letterHeightAt, linesOn, readingAdvice, readingDistances } from './reading-distance';

// The table of the post "Welke schermmaat past bij uw ruimte".
test.each([
  { distance: 1, minimum: 4, comfortable: 8, on43: 59, on55: 76 },
  { distance: 2, minimum: 8, comfortable: 15, on43: 31, on55: 40 },
  { distance: 3, minimum: 13, comfortable: 25, on43: 19, on55: 24 },
  { distance: 5, minimum: 19, comfortable: 38, on43: 12, on55: 16 },
  { distance: 9, minimum: 38, comfortable: 76, on43: 6, on55: 8 },
])('at $distance m the letters and lines are those that our post prints', (row) => {
  const { distance, minimum, comfortable, on43, on55 } = row;
  expect(letterHeightAt(distance)).toEqual({ minimum, comfortable });
  expect(linesOn(43, 'staand', comfortable)).toBe(on43);
  expect(linesOn(55, 'staand', comfortable)).toBe(on55);
});

test('between two distances the letter grows evenly', () => {
  expect(letterHeightAt(4)).toEqual({ minimum: 16, comfortable: 32 });
  expect(letterHeightAt(0.5)).toEqual({ minimum: 2, comfortable: 4 });
});

const everyHalfMetre = Array.from(
  { length: (readingDistances.to - readingDistances.from) * 2 + 1 },
  (_, step) => readingDistances.from + step / 2,
);

test('letters only grow with the distance, and stay within the rules of the sign trade', () => {
  const MM_PER_INCH = 25.4;
  let before = { minimum: 0, comfortable: 0 };
  for (const distance of everyHalfMetre) {
    const letter = letterHeightAt(distance);
    expect(letter.minimum).toBeGreaterThanOrEqual(before.minimum);
    expect(letter.comfortable).toBeGreaterThan(before.comfortable);
    const feet = distance / 0.3048;
    expect(letter.comfortable).toBeGreaterThan((feet / 10) * MM_PER_INCH * 0.85);
    expect(letter.comfortable).toBeLessThan((feet / 10) * MM_PER_INCH * 1.15);
    expect(letter.minimum).toBeGreaterThanOrEqual((feet / 25) * MM_PER_INCH * 0.85);
    before = letter;
  }
});

test.each([0.5, 15])('%d m is still known', (distance) => {
  expect(letterHeightAt(distance).comfortable).toBeGreaterThan(0);
});

test.each([-1, 0, 0.4, 15.1, Number.NaN, Infinity])('%d m is refused', (distance) => {
  expect(() => letterHeightAt(distance)).toThrow(RangeError);
});

test.each([
  { distance: 1, lines: 20, model: 'brandvision', size: 43 },
  { distance: 3, lines: 19, model: 'brandvision', size: 43 },
  { distance: 3, lines: 20, model: 'brandvision', size: 55 },
  { distance: 5, lines: 15, model: 'brandvision', size: 55 },
  { distance: 9, lines: 3, model: 'ceiling-kiosk', size: 43 },
  { distance: 9, lines: 4, model: 'ceiling-kiosk', size: 55 },
  { distance: 9, lines: 6, model: 'brandvision', size: 43 },
])('$lines lines at $distance m fit on $model $size', ({ distance, lines, model, size }) => {
  expect(readingAdvice(distance, lines)).toMatchObject({ model, size, fits: true });
});

test('what fits on none of ours gets the one with most lines, and is said', () => {
  expect(readingAdvice(9, 9)).toMatchObject({
    model: 'brandvision',
    size: 55,
    lines: 8,
    fits: false,
  });
});

test('every distance and number of lines ends in a model that shows what it promises', () => {
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
