import { everyPossible } from '../../scripts/harness/every-composition';
import { productIds, screenSizes, specs } from '../products/specs';
import { choicesFor } from './choices';
import { type Composition, extras, standardComposition } from './composition';
import { deliveryWeeksOf, hasOwnColour, priceLines, priceOf } from './price';

const column = standardComposition('brandvision');

test('a kiosk as it comes costs its price from and takes its usual time', () => {
  for (const model of productIds) {
    for (const size of screenSizes) {
      const composition = { ...standardComposition(model), size };
      expect(priceOf(composition)).toBe(specs[model].sizes[size].priceFrom);
      expect(deliveryWeeksOf(composition)).toBe(specs[model].deliveryWeeks.standard);
    }
  }
});

test.each<[string, Composition, number]>([
  ['touch', { ...column, touch: 1 }, 2495 + 595],
  ['touch in 55 inch', { ...column, size: 55, touch: 1 }, 2995 + 795],
  ['touch on both sides', { ...standardComposition('brandvision-double'), touch: 2 }, 3895 + 1190],
  ['touch through the glass', { ...standardComposition('clearvision'), touch: 1 }, 3695 + 895],
  ['the touch of a table', standardComposition('touch-table'), 3950],
  ['a colour', { ...column, colour: '3020' }, 2495 + 245],
  ['the other standard colour', { ...column, colour: '9016' }, 2495],
  ['day and night for one screen', { ...column, extras: ['dag-en-nacht'] }, 2495 + 125],
  [
    'day and night for two screens and one player',
    { ...standardComposition('brandvision-double'), extras: ['dag-en-nacht', 'mediaspeler'] },
    3895 + 250 + 395,
  ],
])('with %s', (_, composition, price) => {
  expect(priceOf(composition)).toBe(price);
});

test('every line of every composition is a whole amount above nothing, the kiosk the largest', () => {
  const wrong = everyPossible.filter((composition) => {
    const [kiosk, ...surcharges] = priceLines(composition);
    return surcharges.some(
      ({ amount }) => !Number.isInteger(amount) || amount <= 0 || amount >= (kiosk?.amount ?? 0),
    );
  });
  expect(wrong).toEqual([]);
});

test('adding something makes it dearer by a line with its name', () => {
  for (const composition of everyPossible) {
    for (const { isChosen, obstacle, after, label } of choicesFor(composition).extras) {
      if (isChosen || obstacle) continue;
      expect(priceOf(after)).toBeGreaterThan(priceOf(composition));
      expect(priceLines(after).map((line) => line.label)).toContain(label);
    }
  }
});

test('a colour of choice costs more and takes longer, a standard colour neither', () => {
  expect(['9005', '9016', '7016'].map(hasOwnColour)).toEqual([false, false, true]);
  for (const model of productIds) {
    const own = { ...standardComposition(model), colour: '7016' };
    expect(deliveryWeeksOf(own)).toBe(specs[model].deliveryWeeks.ownColour);
  }
});

test('everything together stays below the price of two', () => {
  for (const composition of everyPossible) {
    const { priceFrom } = specs[composition.model].sizes[composition.size];
    expect(priceOf(composition)).toBeLessThan(2 * priceFrom);
  }
  expect(everyPossible.some(({ extras: added }) => added.length === extras.length - 1)).toBe(true);
});
