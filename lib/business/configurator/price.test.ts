import { possibleCompositions } from '../../../packages/testbed/compositions';
import { type ProductId, productIds, type ScreenSize, screenSizes, specs } from '../products/specs';
import { choicesFor } from './choices';
import { type Composition, extras, standardComposition } from './composition';
import { deliveryWeeksOf, isCustomColour, priceLines, priceOf } from './price';

const column = standardComposition('brandvision');

test('standard composition has the starting price and standard delivery time', () => {
  for (const model of productIds) {
    for (const size of screenSizes) {
      const composition = { ...standardComposition(model), size };
      expect(priceOf(composition)).toBe(specs[model].sizes[size].priceFrom);
      expect(deliveryWeeksOf(composition)).toBe(specs[model].deliveryWeeks.standard);
    }
  }
});

/** Literal surcharges, so that the sums below are no copy of those in price.ts. */
const from = (model: ProductId, size: ScreenSize = 43) => specs[model].sizes[size].priceFrom;

test.each<[string, Composition, number]>([
  ['touch', { ...column, touch: 1 }, from('brandvision') + 595],
  ['touch in 55 inch', { ...column, size: 55, touch: 1 }, from('brandvision', 55) + 795],
  [
    'touch on both sides',
    { ...standardComposition('brandvision-double'), touch: 2 },
    from('brandvision-double') + 1190,
  ],
  [
    'touch through the glass',
    { ...standardComposition('clearvision'), touch: 1 },
    from('clearvision') + 895,
  ],
  ['the included touch of a table', standardComposition('touch-table'), from('touch-table')],
  ['a custom colour', { ...column, colour: '3020' }, from('brandvision') + 245],
  ['the other standard colour', { ...column, colour: '9016' }, from('brandvision')],
  ['24/7 for one screen', { ...column, extras: ['dag-en-nacht'] }, from('brandvision') + 125],
  [
    '24/7 for two screens and one media player',
    { ...standardComposition('brandvision-double'), extras: ['dag-en-nacht', 'mediaspeler'] },
    from('brandvision-double') + 250 + 395,
  ],
])('price with %s', (_, composition, price) => {
  expect(priceOf(composition)).toBe(price);
});

test('price lines are positive whole euros, with the kiosk as the highest', () => {
  const wrong = possibleCompositions.filter((composition) => {
    const [kiosk, ...surcharges] = priceLines(composition);
    return surcharges.some(
      ({ amount }) => !Number.isInteger(amount) || amount <= 0 || amount >= (kiosk?.amount ?? 0),
    );
  });
  expect(wrong).toEqual([]);
});

test('price gets a line with the label of each added extra', () => {
  for (const composition of possibleCompositions) {
    for (const { isChosen, impossibleReason, after, label } of choicesFor(composition).extras) {
      if (isChosen || impossibleReason) continue;
      expect(priceOf(after)).toBeGreaterThan(priceOf(composition));
      expect(priceLines(after).map((line) => line.label)).toContain(label);
    }
  }
});

test('custom colour takes longer to deliver and a standard colour does not count as custom', () => {
  expect(['9005', '9016', '7016'].map(isCustomColour)).toEqual([false, false, true]);
  for (const model of productIds) {
    const own = { ...standardComposition(model), colour: '7016' };
    expect(deliveryWeeksOf(own)).toBe(specs[model].deliveryWeeks.ownColour);
  }
});

test('price with all extras stays below twice the starting price', () => {
  for (const composition of possibleCompositions) {
    const { priceFrom } = specs[composition.model].sizes[composition.size];
    expect(priceOf(composition)).toBeLessThan(2 * priceFrom);
  }
  expect(possibleCompositions.some(({ extras: added }) => added.length === extras.length - 1)).toBe(
    true,
  );
});
