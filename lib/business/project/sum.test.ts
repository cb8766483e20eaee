import { randomProjects } from '../../../packages/testbed/random-projects';
import type { Composition, Extra } from '../configurator/composition';
import { standardComposition } from '../configurator/composition';
import { specs } from '../products/specs';
import { emptyProject, type Project } from './project';
import { leasedTotalOver, type ProjectSum, sumOf, sumYears, totalOver } from './sum';

/*
 * The prices as the pages state them, and their sum in the order of a cash register: kiosk by kiosk, without the
 * functions of the site. Model, size and watt come from the table of products.
 */
const double = ['brandvision-double', 'clearvision-double', 'ceiling-kiosk'];
const perScreen: Partial<Record<Extra, number>> = {
  'dag-en-nacht': 125,
  helderder: 195,
  privacyfilter: 145,
};
const perKiosk: Partial<Record<Extra, number>> = { mediaspeler: 395, betaalhouder: 95 };

function optionsByHand({ model, size, touch, colour, extras }: Composition): number {
  let amount = 0;
  const paidTouch = model === 'touch-table' ? 0 : touch;
  if (paidTouch > 0)
    amount += model === 'clearvision' ? 895 : paidTouch * (size === 43 ? 595 : 795);
  if (colour !== '9005' && colour !== '9016') amount += 245;
  for (const extra of extras) {
    amount += (perKiosk[extra] ?? 0) + (perScreen[extra] ?? 0) * (double.includes(model) ? 2 : 1);
  }
  return amount;
}

function byHand(project: Project) {
  let [bare, options, kiosks, screens, watthours, weeks] = [0, 0, 0, 0, 0, 0];
  const perPlace: Record<string, number> = {};
  for (const { composition, count, places, hoursPerDay } of project.lines) {
    for (const place of places.length ? places : ['?']) {
      for (let kiosk = 0; kiosk < count; kiosk += 1) {
        const { sizes, deliveryWeeks } = specs[composition.model];
        const { priceFrom, powerWatt } = sizes[composition.size];
        bare += priceFrom;
        options += optionsByHand(composition);
        kiosks += 1;
        screens += double.includes(composition.model) ? 2 : 1;
        watthours += powerWatt * hoursPerDay * 365;
        const isStandard = ['9005', '9016'].includes(composition.colour);
        weeks = Math.max(weeks, isStandard ? deliveryWeeks.standard : deliveryWeeks.ownColour);
        perPlace[place.toLowerCase()] = (perPlace[place.toLowerCase()] ?? 0) + 1;
      }
    }
  }
  const percent = kiosks < 3 ? 0 : kiosks < 6 ? 3 : 6;
  const purchase = bare + options - Math.round((bare + options) * (percent / 100));
  const addresses = Object.values(perPlace);
  const transport = addresses.length * (project.country === 'be' ? 245 : 145);
  const installation = addresses.reduce((sum, here) => sum + 500 + 250 * (here - 1), 0);
  const software = screens * 17 * 12;
  const maintenance = project.hasMaintenance ? kiosks * 195 : 0;
  const tariff = Math.round(project.tariff * 10_000);
  const once = purchase + transport + installation;
  const lease = Math.ceil(Math.round(purchase * 33) / 1000);
  const over = (years: number) =>
    once + years * (software + maintenance) + Math.round((years * watthours * tariff) / 10_000_000);
  const leased = (years: number) => over(years) - purchase + lease * Math.min(36, years * 12);
  return { bare, options, percent, purchase, once, over, leased, lease, kiosks, screens, weeks };
}

const costOf = (sum: ProjectSum, name: string) => sum.costs.find((cost) => cost.name === name);

test('the sum of 200 random projects is that of a calculation by hand', () => {
  for (const project of randomProjects(200)) {
    const hand = byHand(project);
    const sum = sumOf(project);
    expect(sum).toMatchObject({
      kiosks: hand.kiosks,
      screens: hand.screens,
      discountPercent: hand.percent,
      purchase: hand.purchase,
      once: hand.once,
      deliveryWeeks: hand.weeks,
    });
    expect(costOf(sum, 'kiosks')?.once).toBe(hand.bare);
    expect(costOf(sum, 'options')?.once).toBe(hand.options);
    expect(sum.lease.perMonth).toBe(hand.lease);
    for (const years of sumYears) {
      expect(totalOver(sum, years)).toBe(hand.over(years));
      expect(leasedTotalOver(sum, years)).toBe(hand.leased(years));
    }
  }
});

const anthracite = { colour: '7016' };
const window55: Composition = { ...standardComposition('clearvision'), ...anthracite, size: 55 };
const touch43: Composition = { ...standardComposition('brandvision'), ...anthracite, touch: 1 };

/** Six kiosks for four shops: a window in each, and touch in two of them. */
const fourShops: Project = {
  ...emptyProject,
  lines: [
    {
      composition: window55,
      count: 1,
      places: ['Utrecht', 'Delft', 'Zwolle', 'Sneek'],
      hoursPerDay: 16,
    },
    { composition: touch43, count: 1, places: ['Utrecht', 'Delft'], hoursPerDay: 8.5 },
  ],
};

test('six kiosks for four shops cost what a buyer adds up from the pages', () => {
  const sum = sumOf(fourShops);
  expect(Object.fromEntries(sum.costs.map(({ name, once }) => [name, once]))).toEqual({
    kiosks: 22570,
    options: 2660,
    discount: -1514,
    transport: 580,
    installation: 2500,
    software: 0,
    maintenance: 0,
    energy: 0,
  });
  expect(sum).toMatchObject({
    kiosks: 6,
    screens: 6,
    purchase: 23716,
    once: 26796,
    deliveryWeeks: 7,
  });
  // 26.796 + 6.120 for software + 5.850 for maintenance + 9.808 for energy.
  expect(totalOver(sum, 5)).toBe(48574);
  expect(sum.lease).toMatchObject({ perMonth: 783, months: 36, total: 28188, yearlyRate: 12.2 });
});

test('kiosks without a place share one address', () => {
  const lines = fourShops.lines.map((line) => ({ ...line, places: [] }));
  const { addresses, once, purchase } = sumOf({ ...emptyProject, lines });
  expect(addresses).toEqual([{ name: '', kiosks: 2, transport: 145, installation: 750 }]);
  expect(once - purchase).toBe(895);
});

test('places differ by their names, not by capitals', () => {
  const lines = fourShops.lines.map((line, index) => ({
    ...line,
    places: [index ? 'UTRECHT' : 'Utrecht'],
  }));
  expect(sumOf({ ...emptyProject, lines }).addresses).toMatchObject([
    { name: 'Utrecht', kiosks: 2 },
  ]);
});

test('more kiosks than a stated discount keep the last percentage, and are marked', () => {
  const lines = [
    { ...fourShops.lines[0], composition: window55, count: 11, places: [], hoursPerDay: 12 },
  ];
  expect(sumOf({ ...emptyProject, lines })).toMatchObject({
    discountPercent: 6,
    isBeyondDiscounts: true,
  });
  expect(sumOf(fourShops).isBeyondDiscounts).toBe(false);
});

test('an empty project costs nothing', () => {
  expect(sumOf(emptyProject)).toMatchObject({ kiosks: 0, once: 0, perYear: 0, deliveryWeeks: 0 });
  expect(totalOver(sumOf(emptyProject), 7)).toBe(0);
});
