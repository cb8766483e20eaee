import { specs } from '../products/specs';
import { neededBrightness, type Shelter, type SkySide, windowAdvice } from './window-brightness';

const sides: SkySide[] = ['noord', 'oost', 'zuid', 'west'];
const shelters: Shelter[] = ['geen', 'luifel', 'schaduw'];

// Values of the table in the post "Hoe helder moet een etalagescherm zijn".
test.each([
  ['noord', 'geen', 800, 800],
  ['oost', 'schaduw', 800, 800],
  ['oost', 'geen', 2500, 3500],
  ['west', 'geen', 2500, 3500],
  ['zuid', 'geen', 3000, 4000],
  ['zuid', 'luifel', 2500, 3500],
] as const)(
  'needed brightness for side %s and shelter %s is %d to %d cd/m²',
  (side, shelter, from, to) => {
    expect(neededBrightness(side, shelter)).toEqual({ from, to });
  },
);

test('needed brightness does not increase with more shelter', () => {
  for (const side of sides) {
    const [bare, canopy, shade] = shelters.map((shelter) => neededBrightness(side, shelter).from);
    expect(bare).toBeGreaterThanOrEqual(canopy ?? 0);
    expect(canopy).toBeGreaterThanOrEqual(shade ?? 0);
  }
});

test.each([
  [false, 'clearvision'],
  [true, 'clearvision-double'],
] as const)('window advice with reading from inside %s is %s', (readFromInside, model) => {
  for (const side of sides) {
    for (const shelter of shelters) {
      const advice = windowAdvice(side, shelter, readFromInside);
      expect(advice.model).toBe(model);
      expect(advice.brightness).toBe(specs[model].brightness.front);
      expect(advice.meetsNeed).toBe(advice.brightness >= advice.needed.from);
    }
  }
});

test('window advice is below the needed brightness only to the south without shelter', () => {
  const short = sides.flatMap((side) =>
    shelters
      .filter((shelter) => !windowAdvice(side, shelter, false).meetsNeed)
      .map((shelter) => `${side}, ${shelter}`),
  );
  expect(short).toEqual(['zuid, geen']);
});
