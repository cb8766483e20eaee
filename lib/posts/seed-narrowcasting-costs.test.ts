import {
  altOf,
  contentOf,
  energyOf,
  euro,
  priceFrom,
  rowsOf,
  TARIFF,
  textsOfDrawing,
  unknownAmounts,
  whole,
} from '../../packages/testbed/seed-posts';
import { standardComposition } from '../business/configurator/composition';
import { priceOf } from '../business/configurator/price';
import { integrationPriceFrom } from '../business/content/service-rates';
import { site } from '../business/site';

const YEARS = 5;
const softwarePerYear = 12 * site.softwarePricePerMonth;
const slug = 'wat-kost-narrowcasting-per-jaar';
const counts = [1, 3, 10];
const energy = energyOf('brandvision', 55, 12) * TARIFF;
const purchase = priceFrom('brandvision', 55) / YEARS;
const amounts = (perScreen: number) => counts.map((count) => euro(count * perScreen));

test('the post about the costs of narrowcasting adds software, energy and a fifth of the purchase for 1, 3 and 10 screens', () => {
  const running = softwarePerYear + energy;
  expect(rowsOf(slug)).toEqual(
    expect.arrayContaining([
      ['Software', ...amounts(softwarePerYear)],
      ['Stroom', ...amounts(energy)],
      ['Samen', ...amounts(running)],
      ['Aanschaf, gedeeld door vijf', ...amounts(purchase)],
      ['Software en stroom', ...amounts(running)],
      ['Samen', ...amounts(running + purchase)],
    ]),
  );
  expect(contentOf(slug)).toContain(`${euro((running + purchase) / 12)} per kiosk per maand`);
  for (const amount of amounts(running)) {
    expect(textsOfDrawing(slug)).toContain(amount);
    expect(altOf(slug)).toContain(amount);
  }
});

test('the post about the costs of narrowcasting names the energy of a window screen and of fewer hours', () => {
  const text = contentOf(slug);
  const window = energyOf('clearvision', 55, 12);
  expect(text).toContain(
    `${whole.format(window)}&nbsp;kWh, ofwel ${euro(window * TARIFF)} per jaar`,
  );
  const shorter = 10 * energyOf('brandvision', 55, 8) * TARIFF;
  expect(text).toContain(`van ${euro(10 * energy)} naar ${euro(shorter)} per jaar`);
});

test('the post about the costs of narrowcasting names no other amount than prices of the site and their sums', () => {
  const standard = standardComposition('brandvision');
  const player = priceOf({ ...standard, extras: ['mediaspeler'] }) - priceOf(standard);
  const running = softwarePerYear + energy;
  const inText = [
    ...[site.softwarePricePerMonth, player, priceFrom('brandvision', 55), integrationPriceFrom],
    ...[(running + purchase) / 12, energyOf('clearvision', 55, 12) * TARIFF],
    10 * energyOf('brandvision', 55, 8) * TARIFF,
  ];
  expect(unknownAmounts(slug, [...rowsOf(slug).flat(), ...inText.map(euro)])).toEqual([]);
});
