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
import { emptyProject, toLine } from '../business/project/project';
import {
  type CostName,
  costOver,
  type ProjectSum,
  sumOf,
  totalOver,
} from '../business/project/sum';
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
).map(([model, size, hoursPerDay]) => {
  const composition = { ...standardComposition(model), size };
  return sumOf({
    ...emptyProject,
    tariff: TARIFF,
    lines: [{ ...toLine(composition), hoursPerDay }],
  });
});
const amountOf = (sum: ProjectSum, name: CostName) =>
  sum.costs.flatMap((cost) => (cost.name === name ? [costOver(cost, YEARS)] : []))[0] ?? 0;

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

test('the post about the costs of a kiosk has the sum of a project of one kiosk over five years', () => {
  const amounts = (of: (example: ProjectSum) => number) =>
    examples.map((example) => euro(of(example)));
  const row = (name: CostName) => amounts((example) => amountOf(example, name));
  expect(rowsOf(slug).slice(-8)).toEqual([
    ['Aankoop', ...row('kiosks')],
    ['Transport', ...row('transport')],
    ['Installatie', ...row('installation')],
    ['Software', ...row('software')],
    ['Onderhoud', ...row('maintenance')],
    ['Stroom', ...row('energy')],
    ['Vijf jaar', ...amounts((example) => totalOver(example, YEARS))],
    ['Per maand', ...amounts((example) => totalOver(example, YEARS) / (12 * YEARS))],
  ]);
  for (const example of examples) {
    expect(textsOfDrawing(slug)).toContain(euro(totalOver(example, YEARS)));
    expect(altOf(slug)).toContain(euro(totalOver(example, YEARS)));
  }
  const [first] = examples;
  const delivery = transportPrice.netherlands + installationPrice.first;
  expect(contentOf(slug)).toContain(`${euro(delivery)} voor transport en installatie`);
  expect(first && amountOf(first, 'maintenance')).toBe(YEARS * maintenance.pricePerKioskPerYear);
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
    installationPrice.first + transportPrice.netherlands,
  ];
  const unrounded = `€&nbsp;${cents.format(energyOf('brandvision', 43, 12) * TARIFF)}`;
  expect(unknownAmounts(slug, [...named, ...inText.map(euro), unrounded])).toEqual([]);
});

test('the draft about five years has the same sum', () => {
  const draft = 'wat-een-kiosk-kost-in-vijf-jaar';
  const sum = sumOf({ ...emptyProject, lines: [toLine(standardComposition('brandvision'))] });
  const shown = new Map(rowsOf(draft).map((row) => [row[0], row.at(-1)]));
  const amounts = {
    Aankoop: amountOf(sum, 'kiosks'),
    Transport: amountOf(sum, 'transport'),
    Plaatsing: amountOf(sum, 'installation'),
    Software: amountOf(sum, 'software'),
    Stroom: amountOf(sum, 'energy'),
    Onderhoud: amountOf(sum, 'maintenance'),
    Totaal: totalOver(sum, YEARS),
  };
  for (const [label, amount] of Object.entries(amounts))
    expect(shown.get(label)).toBe(euro(amount));
  expect(contentOf(draft)).toContain(`ongeveer ${euro(totalOver(sum, YEARS))}`);
});
