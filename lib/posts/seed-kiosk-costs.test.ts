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
import { OWN_COLOUR_SURCHARGE, priceOf } from '../business/configurator/price';
import { installationPrice, maintenance, transportPrice } from '../business/content/service-rates';
import { specs } from '../business/products/specs';
import { site } from '../business/site';

const YEARS = 5;
const cents = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2 });
const softwarePerYear = 12 * site.softwarePricePerMonth;
const slug = 'wat-kost-een-informatiezuil';
const examples = (
  [
    ['brandvision', 43, 12],
    ['brandvision', 55, 12],
    ['clearvision', 43, 24],
  ] as const
).map(([model, size, hours]) => {
  const [kiosk, software] = [priceFrom(model, size), YEARS * softwarePerYear];
  const energy = YEARS * energyOf(model, size, hours) * TARIFF;
  return { kiosk, software, energy, total: kiosk + software + energy };
});

test('the post about the costs of a kiosk has the prices of the models', () => {
  for (const model of ['wall-kiosk', 'brandvision', 'clearvision', 'brandvision-double'] as const) {
    const row = rowsOf(slug).find(([name]) => name === specs[model].name);
    expect(row?.slice(2)).toEqual([euro(priceFrom(model, 43)), euro(priceFrom(model, 55))]);
  }
});

test('the post about the costs of a kiosk has the surcharges of the configurator', () => {
  const standard = standardComposition('brandvision');
  const surcharge = (change: Partial<typeof standard>) =>
    priceOf({ ...standard, ...change }) -
    priceOf({ ...standard, size: change.size ?? standard.size });
  const own = { ...standard, touch: 1 as const, colour: '3020' };
  expect(rowsOf(slug).map(([, amount]) => amount)).toEqual(
    expect.arrayContaining([
      euro(surcharge({ size: 43, touch: 1 })),
      euro(surcharge({ size: 55, touch: 1 })),
      euro(OWN_COLOUR_SURCHARGE),
      `${euro(surcharge({ extras: ['dag-en-nacht'] }))} per scherm`,
      euro(surcharge({ extras: ['mediaspeler'] })),
    ]),
  );
  expect(contentOf(slug)).toContain(`samen ${euro(priceOf(own))}`);
});

test('the post about the costs of a kiosk adds kiosk, software and energy over five years', () => {
  const amounts = (of: (example: (typeof examples)[number]) => number) =>
    examples.map((example) => euro(of(example)));
  expect(rowsOf(slug).slice(-5)).toEqual([
    ['Aankoop', ...amounts(({ kiosk }) => kiosk)],
    ['Software', ...amounts(({ software }) => software)],
    ['Stroom', ...amounts(({ energy }) => energy)],
    ['Vijf jaar', ...amounts(({ total }) => total)],
    ['Per maand', ...amounts(({ total }) => total / (12 * YEARS))],
  ]);
  for (const { total } of examples) {
    expect(textsOfDrawing(slug)).toContain(euro(total));
    expect(altOf(slug)).toContain(euro(total));
  }
});

test('the post about the costs of a kiosk names the price of the software and the energy of a year', () => {
  const text = contentOf(slug);
  expect(text).toContain(`${euro(site.softwarePricePerMonth)} per scherm per maand`);
  expect(text).toContain(
    `${euro(softwarePerYear)} per jaar, ${euro(YEARS * softwarePerYear)} in vijf jaar`,
  );
  for (const [model, hours] of [
    ['brandvision', 12],
    ['clearvision', 24],
  ] as const) {
    const energy = energyOf(model, 43, hours);
    expect(text).toContain(`${whole.format(energy)}&nbsp;kWh`);
    expect(text).toContain(euro(energy * TARIFF));
  }
});

test('the post about the costs of a kiosk names no other amount than prices of the site and their sums', () => {
  const named = rowsOf(slug).flatMap((row) => row.map((cell) => cell.replace(' per scherm', '')));
  const standard = { ...standardComposition('brandvision'), touch: 1 as const, colour: '3020' };
  const inText = [
    ...[site.softwarePricePerMonth, softwarePerYear, priceOf(standard)],
    ...[energyOf('brandvision', 43, 12) * TARIFF, energyOf('clearvision', 43, 24) * TARIFF],
    ...[installationPrice.first, transportPrice.netherlands, maintenance.pricePerKioskPerYear],
  ];
  const unrounded = `€&nbsp;${cents.format(energyOf('brandvision', 43, 12) * TARIFF)}`;
  expect(unknownAmounts(slug, [...named, ...inText.map(euro), unrounded])).toEqual([]);
});
