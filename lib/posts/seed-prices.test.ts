import {
  contentOf,
  energyOf,
  euro,
  priceFrom,
  rowsOf,
  TARIFF,
  unknownAmounts,
  whole,
} from '../../packages/testbed/seed-posts';
import { OWN_COLOUR_SURCHARGE } from '../business/configurator/price';
import { site } from '../business/site';

const YEARS = 5;

test('the worked example of screen sizes has the prices and the energy of its kiosks', () => {
  const slug = 'welke-schermmaat-past-bij-uw-ruimte';
  const shown = rowsOf(slug).map((row) => row.slice(-2));
  for (const [model, size] of [
    ['brandvision', 43],
    ['brandvision', 55],
    ['wall-kiosk', 55],
  ] as const) {
    expect(shown).toContainEqual([
      euro(priceFrom(model, size)),
      `${whole.format(energyOf(model, size, 16))}&nbsp;kWh`,
    ]);
  }
  const energy = energyOf('brandvision', 55, 16) - energyOf('brandvision', 43, 16);
  const price = priceFrom('brandvision', 55) - priceFrom('brandvision', 43);
  const text = contentOf(slug);
  expect(text).toContain(`${euro(price)} in aankoop en ${whole.format(energy)}&nbsp;kWh per jaar`);
  expect(text).toContain(`${euro(energy * TARIFF)} stroom per jaar`);
  expect(text).toContain(`${euro(price + YEARS * energy * TARIFF)} duurder`);
});

test('prices elsewhere in the posts are those of the site', () => {
  const known = [
    ...[euro(priceFrom('brandvision', 43)), euro(priceFrom('wall-kiosk', 43))],
    ...[euro(site.softwarePricePerMonth), euro(OWN_COLOUR_SURCHARGE)],
  ];
  for (const slug of [
    'terugblik-op-drie-beursdagen',
    'waarom-een-televisie-geen-kiosk-is',
    'de-juiste-kleur-op-staal',
    'wanneer-u-beter-geen-kiosk-neemt',
  ]) {
    expect(unknownAmounts(slug, known)).toEqual([]);
  }
});
