import { screenSizes, specs } from '../products/specs';
import { type EnergyQuestion, energyUse } from './yearly-energy';

const question: EnergyQuestion = {
  place: 'binnen',
  sides: 1,
  size: 43,
  hoursPerDay: 12,
  daysPerYear: 365,
  tariff: 0.3,
};

// The table of the post "Minder stroom zonder donkere schermen".
test.each([
  ['binnen', 43, 24, 657],
  ['binnen', 43, 12, 329],
  ['binnen', 55, 24, 964],
  ['raam', 43, 24, 1577],
  ['raam', 55, 12, 1139],
] as const)(
  '%s, %d inch, %d hours a day: the %d kWh that our post prints',
  (place, size, hoursPerDay, kWh) => {
    const [best] = energyUse({ ...question, place, size, hoursPerDay });
    expect(Math.round(best?.kilowattHours ?? 0)).toBe(kWh);
  },
);

test('the costs are the use at the tariff, on the days that it is on', () => {
  const [best] = energyUse({ ...question, daysPerYear: 250, tariff: 0.25 });
  expect(best?.kilowattHours).toBeCloseTo(225, 6);
  expect(best?.euro).toBeCloseTo(56.25, 6);
});

test('every place has a kiosk for every number of hours, the most economical one first', () => {
  for (const place of ['binnen', 'raam'] as const) {
    for (const sides of [1, 2] as const) {
      for (const size of screenSizes) {
        for (let hoursPerDay = 1; hoursPerDay <= 24; hoursPerDay += 1) {
          const uses = energyUse({ ...question, place, sides, size, hoursPerDay });
          expect(uses.length).toBeGreaterThan(0);
          const ordered = uses.map(({ kilowattHours }) => kilowattHours);
          expect(ordered).toEqual([...ordered].sort((a, b) => a - b));
        }
      }
    }
  }
});

test('of equals the one with the lower price comes first', () => {
  expect(energyUse(question).map(({ model }) => model)).toEqual([
    'wall-kiosk',
    'brandvision',
    'touch-table',
  ]);
});

test('a table is left out where it would be on for too long, others then need the option', () => {
  const uses = energyUse({ ...question, hoursPerDay: 17 });
  expect(uses.map(({ model, needsOption }) => [model, needsOption])).toEqual([
    ['wall-kiosk', true],
    ['brandvision', true],
  ]);
});

test('a window asks for window models, which may be on day and night as they are', () => {
  for (const sides of [1, 2] as const) {
    const uses = energyUse({ ...question, place: 'raam', sides, hoursPerDay: 24 });
    expect(uses).toHaveLength(1);
    for (const { model, needsOption } of uses) {
      expect(specs[model].family).toContain('raam');
      expect(needsOption).toBe(false);
    }
  }
});
