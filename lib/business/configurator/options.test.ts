import { productIds, specs } from '../products/specs';
import { type Option, optionPrices } from './options';

const named = (options: Option[], label: string) =>
  options.find((option) => option.label === label)?.surcharges;

test('options of a column are touch, colour, 24/7, media player, privacy filter and terminal', () => {
  const options = optionPrices('brandvision');
  expect(options.map(({ label }) => label)).toEqual([
    'Met touchscreen',
    'Eigen RAL-kleur',
    'Geschikt voor dag en nacht (24/7)',
    'Losse mediaspeler',
    'Privacyfilter tegen meekijken',
    'Houder voor een betaalautomaat',
  ]);
  expect(named(options, 'Met touchscreen')).toEqual([
    { size: 43, amount: 595 },
    { size: 55, amount: 795 },
  ]);
  expect(named(options, 'Houder voor een betaalautomaat')).toEqual([
    { size: 43, amount: 95 },
    { size: 55, amount: 95 },
  ]);
});

test('options of a window kiosk offer touch through the glass in 43 inch only', () => {
  expect(named(optionPrices('clearvision'), 'Touch door het glas heen')).toEqual([
    { size: 43, amount: 895 },
  ]);
});

test('options of a double column offer touch on one side and on both', () => {
  const labels = optionPrices('brandvision-double').map(({ label }) => label);
  expect(labels.slice(0, 2)).toEqual(['Touchscreen aan één kant', 'Touchscreen aan beide kanten']);
});

test('options of a ceiling kiosk offer a brighter screen and no touch', () => {
  const labels = optionPrices('ceiling-kiosk').map(({ label }) => label);
  expect(labels).toContain(
    `Helderder scherm: ${specs['ceiling-kiosk'].brightness.option}\u00a0cd/m²`,
  );
  expect(labels.join()).not.toMatch(/touch/i);
});

test.each(productIds)('options of %s have unique labels and positive surcharges', (model) => {
  const options = optionPrices(model);
  expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
  expect(named(options, 'Eigen RAL-kleur')).toHaveLength(2);
  for (const { surcharges } of options) {
    expect(surcharges.length).toBeGreaterThan(0);
    for (const { amount } of surcharges) expect(amount).toBeGreaterThan(0);
  }
});
