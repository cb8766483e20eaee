import { specs } from '../products/specs';
import { neededBrightness, type Shelter, type SkySide, windowAdvice } from './window-brightness';

const sides: SkySide[] = ['noord', 'oost', 'zuid', 'west'];
const shelters: Shelter[] = ['geen', 'luifel', 'schaduw'];

// The table of the post "Hoe helder moet een etalagescherm zijn".
test.each([
  ['noord', 'geen', 800, 800],
  ['oost', 'schaduw', 800, 800],
  ['oost', 'geen', 2500, 3500],
  ['west', 'geen', 2500, 3500],
  ['zuid', 'geen', 3000, 4000],
  ['zuid', 'luifel', 2500, 3500],
] as const)('a window to %s, shelter: %s, needs %d to %d cd/m²', (side, shelter, from, to) => {
  expect(neededBrightness(side, shelter)).toEqual({ from, to });
});

test('shelter never asks for more light', () => {
  for (const side of sides) {
    const [bare, canopy, shade] = shelters.map((shelter) => neededBrightness(side, shelter).from);
    expect(bare).toBeGreaterThanOrEqual(canopy ?? 0);
    expect(canopy).toBeGreaterThanOrEqual(shade ?? 0);
  }
});

test.each([
  [false, 'clearvision'],
  [true, 'clearvision-double'],
] as const)('read from inside too: %s, the advice is %s', (readFromInside, model) => {
  for (const side of sides) {
    for (const shelter of shelters) {
      const advice = windowAdvice(side, shelter, readFromInside);
      expect(advice.model).toBe(model);
      expect(advice.brightness).toBe(specs[model].brightness.front);
      expect(advice.meetsNeed).toBe(advice.brightness >= advice.needed.from);
    }
  }
});

test('only in full sun from the south our window screen stays below the guide value', () => {
  const short = sides.flatMap((side) =>
    shelters
      .filter((shelter) => !windowAdvice(side, shelter, false).meetsNeed)
      .map((shelter) => `${side}, ${shelter}`),
  );
  expect(short).toEqual(['zuid, geen']);
});
