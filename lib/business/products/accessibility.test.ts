import { accessibilityRows } from './accessibility';
import { productIds } from './specs';

const answerOf = (id: (typeof productIds)[number], clause: string) =>
  accessibilityRows(id).find(({ label }) => label.includes(clause))?.value;

test.each(productIds)('the table of EN 301 549 of %s is complete', (id) => {
  expect(accessibilityRows(id).length).toBeGreaterThan(2);
  expect(JSON.stringify(accessibilityRows(id))).not.toMatch(/undefined|NaN|null/);
});

test('the reach of the buttons follows the height of the screen', () => {
  expect(answerOf('brandvision', '8.3')).toBe(
    'Ja, als uw app de knoppen laag zet: 43\u00a0inch van 746 tot 1.220\u00a0mm, 55\u00a0inch van 650 tot 1.220\u00a0mm',
  );
  expect(answerOf('touch-table', '8.3')).toMatch(/^Deels/);
  expect(answerOf('ceiling-kiosk', '8.3')).toMatch(/^Niet van toepassing/);
});
