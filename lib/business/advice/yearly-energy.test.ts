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

// Values of the table in the post "Minder stroom zonder donkere schermen".
test.each([
  ['binnen', 43, 24, 657],
  ['binnen', 43, 12, 329],
  ['binnen', 55, 24, 964],
  ['raam', 43, 24, 1577],
  ['raam', 55, 12, 1139],
] as const)(
  'energy use for %s, %d inch, %d hours a day is the %d kWh of the blog post',
  (place, size, hoursPerDay, kWh) => {
    const [best] = energyUse({ ...question, place, size, hoursPerDay });
    expect(Math.round(best?.kilowattHours ?? 0)).toBe(kWh);
  },
);

test('energy costs are days times daily use times tariff', () => {
  const [best] = energyUse({ ...question, daysPerYear: 250, tariff: 0.25 });
  expect(best?.kilowattHours).toBeCloseTo(225, 6);
  expect(best?.euro).toBeCloseTo(56.25, 6);
});

test('energy use lists a kiosk for every place and hours, the most economical first', () => {
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

test('energy use lists the lower price first among equal kiosks', () => {
  expect(energyUse(question).map(({ model }) => model)).toEqual([
    'wall-kiosk',
    'brandvision',
    'touch-table',
  ]);
});

test('energy use above 16 hours excludes the table and marks others as needing the option', () => {
  const uses = energyUse({ ...question, hoursPerDay: 17 });
  expect(uses.map(({ model, needsOption }) => [model, needsOption])).toEqual([
    ['wall-kiosk', true],
    ['brandvision', true],
  ]);
});

test('energy use for a window lists only window models, which need no 24/7 option', () => {
  for (const sides of [1, 2] as const) {
    const uses = energyUse({ ...question, place: 'raam', sides, hoursPerDay: 24 });
    expect(uses).toHaveLength(1);
    for (const { model, needsOption } of uses) {
      expect(specs[model].family).toContain('raam');
      expect(needsOption).toBe(false);
    }
  }
});
