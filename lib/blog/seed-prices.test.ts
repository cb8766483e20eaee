import { readFileSync } from 'node:fs';
import { standardComposition } from '../configurator/composition';
import { OWN_COLOUR_SURCHARGE, priceOf } from '../configurator/price';
import { yearlyEnergy } from '../products/energy';
import { type ProductId, type ScreenSize, specs } from '../products/specs';
import { site } from '../site';

/** In euro per kWh, as the posts and the energy adviser assume. */
const TARIFF = 0.3;
const YEARS = 5;

const seed = readFileSync('supabase/seed.sql', 'utf8');
const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 });
const euro = (amount: number) => `€&nbsp;${whole.format(amount)}`;
const softwarePerYear = 12 * site.softwarePricePerMonth;
const priceFrom = (model: ProductId, size: ScreenSize) => specs[model].sizes[size].priceFrom;
const energyOf = (model: ProductId, size: ScreenSize, hours: number) =>
  yearlyEnergy(specs[model].sizes[size].powerWatt, hours);

function contentOf(slug: string): string {
  const [, content = ''] =
    new RegExp(`values \\('${slug}'[\\s\\S]*?\\$html\\$([\\s\\S]*?)\\$html\\$`).exec(seed) ?? [];
  return content;
}

/** The rows of a post's tables: the text of each cell. */
function rowsOf(slug: string): string[][] {
  return Array.from(contentOf(slug).matchAll(/<tr>(.*)<\/tr>/g), ([, row = '']) =>
    Array.from(row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g), ([, cell = '']) =>
      cell.replace(/<[^>]*>/g, ''),
    ),
  );
}

function textsOfDrawing(slug: string): string[] {
  const drawing = readFileSync(`imagery/figures/lead-pictures/${slug}.svg`, 'utf8');
  return Array.from(drawing.matchAll(/<text[^>]*>([^<]*)/g), ([, text = '']) =>
    text.replaceAll('\u00a0', '&nbsp;'),
  );
}

function altOf(slug: string): string {
  const [, alt = ''] = new RegExp(`values \\('${slug}', '[^']*', (.*?), '\\d{4}-`).exec(seed) ?? [];
  return alt.replaceAll('$$ || chr(160) || $$', '&nbsp;');
}

describe('what an information kiosk costs', () => {
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

  test('has the prices of the models', () => {
    for (const model of [
      'wall-kiosk',
      'brandvision',
      'clearvision',
      'brandvision-double',
    ] as const) {
      const row = rowsOf(slug).find(([name]) => name === specs[model].name);
      expect(row?.slice(2)).toEqual([euro(priceFrom(model, 43)), euro(priceFrom(model, 55))]);
    }
  });

  test('has the surcharges of the configurator', () => {
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

  test('adds kiosk, software and energy over five years', () => {
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

  test('names the price of the software and the energy of a year', () => {
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
});

describe('what narrowcasting costs per year', () => {
  const slug = 'wat-kost-narrowcasting-per-jaar';
  const counts = [1, 3, 10];
  const energy = energyOf('brandvision', 55, 12) * TARIFF;
  const purchase = priceFrom('brandvision', 55) / YEARS;
  const amounts = (perScreen: number) => counts.map((count) => euro(count * perScreen));

  test('adds software, energy and a fifth of the purchase for 1, 3 and 10 screens', () => {
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

  test('names the energy of a window screen and of fewer hours', () => {
    const text = contentOf(slug);
    const window = energyOf('clearvision', 55, 12);
    expect(text).toContain(
      `${whole.format(window)}&nbsp;kWh, ofwel ${euro(window * TARIFF)} per jaar`,
    );
    const shorter = 10 * energyOf('brandvision', 55, 8) * TARIFF;
    expect(text).toContain(`van ${euro(10 * energy)} naar ${euro(shorter)} per jaar`);
  });
});

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
  const known = new Set([
    ...[euro(priceFrom('brandvision', 43)), euro(priceFrom('wall-kiosk', 43))],
    ...[euro(site.softwarePricePerMonth), euro(OWN_COLOUR_SURCHARGE)],
  ]);
  for (const slug of [
    'terugblik-op-drie-beursdagen',
    'waarom-een-televisie-geen-kiosk-is',
    'de-juiste-kleur-op-staal',
    'wanneer-u-beter-geen-kiosk-neemt',
  ]) {
    const named = contentOf(slug).match(/€&nbsp;[\d.]*\d/g) ?? [];
    expect(named.filter((amount) => !known.has(amount))).toEqual([]);
  }
});
