import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { letterHeightAt } from '@/lib/business/advice/reading-distance';
import { neededBrightness } from '@/lib/business/advice/window-brightness';
import ralColours from '@/lib/business/content/ral-colours.json';
import { yearlyEnergy } from '@/lib/business/products/energy';
import { formatQuantity, formatRange } from '@/lib/business/products/format';
import { reachBand } from '@/lib/business/products/screen';
import { type ProductId, screenSizes, specs } from '@/lib/business/products/specs';

const FOLDER = 'imagery/figures';
const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => path.parse(file).name);
const seed = readFileSync('supabase/seed.sql', 'utf8');
const drawing = (name: string) => readFileSync(`${FOLDER}/${name}.svg`, 'utf8');
const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 });

/** The texts of a figure in reading order. */
function textsOf(name: string) {
  return Array.from(drawing(name).matchAll(/<text[^>]*>([^<]*)/g), ([, text = '']) => text);
}

test('every figure is published, and is in a post in its own proportions', () => {
  for (const name of names) {
    const [, width, height] = /width="(\d+)" height="(\d+)">/.exec(drawing(name)) ?? [];
    expect(existsSync(`supabase/media/blog/figuur-${name}.avif`)).toBe(true);
    expect(seed).toMatch(
      new RegExp(
        `<img src="/media/blog/figuur-${name}.avif" alt="[^"]{40,}" width="${width}" height="${height}">\n<figcaption>.`,
      ),
    );
  }
});

test('every figure in a post has a drawing', () => {
  const used = Array.from(
    seed.matchAll(/src="\/media\/blog\/figuur-([a-z-]+)\.avif/g),
    ([, name]) => name,
  );
  expect(used.sort()).toEqual(names.sort());
});

test('every drawn lead picture is published in the size of the rendered ones, for its own post', () => {
  const leads = readdirSync(`${FOLDER}/lead-pictures`).map((file) => path.parse(file).name);
  expect(leads).not.toHaveLength(0);
  for (const name of leads) {
    expect(drawing(`lead-pictures/${name}`)).toContain('width="1200" height="675">');
    expect(seed).toContain(`values ('${name}', '/media/blog/${name}.avif'`);
    expect(existsSync(`supabase/media/blog/${name}.avif`)).toBe(true);
  }
});

test('the figure of brightness shows what the window advice asks', () => {
  const asked = [
    neededBrightness('oost', 'geen'),
    neededBrightness('west', 'geen'),
    neededBrightness('zuid', 'geen'),
  ].map((range) => formatRange(range, '').trim());
  const shown = textsOf('helderheid-per-raam');
  expect(shown).toEqual(expect.arrayContaining(asked));
  expect(shown).toContain(`circa ${neededBrightness('noord', 'geen').from}`);
  expect(shown).toContain(formatQuantity(specs.clearvision.brightness.front, '').trim());
});

test('the figure of letter heights shows the letters of the reading advice', () => {
  const letters = [1, 2, 3, 5, 9].map(letterHeightAt);
  expect(textsOf('letterhoogte-per-afstand').filter((text) => text.endsWith('mm'))).toEqual([
    ...letters.map(({ comfortable }) => formatQuantity(comfortable, 'mm')),
    ...letters.map(({ minimum }) => formatQuantity(minimum, 'mm')),
  ]);
});

test('the figure of reach shows the reach band and the height of the kiosk', () => {
  expect(textsOf('bedienhoogte')).toEqual(
    expect.arrayContaining([
      formatQuantity(reachBand.from, 'mm'),
      formatQuantity(reachBand.to, 'mm'),
      `${formatQuantity(specs.brandvision.sizes[43].dimensions.height, 'mm')} hoog`,
    ]),
  );
});

test('the figure of energy shows the yearly use of both models and sizes', () => {
  const models: ProductId[] = ['brandvision', 'clearvision'];
  const uses = models.flatMap((model) =>
    screenSizes.map((size) => {
      const { powerWatt } = specs[model].sizes[size];
      const [allDay, halfDay] = [24, 12].map((hours) =>
        whole.format(yearlyEnergy(powerWatt, hours)),
      );
      return `${allDay} of ${halfDay}\u00a0kWh`;
    }),
  );
  expect(textsOf('verbruik-per-jaar').filter((text) => text.endsWith('kWh'))).toEqual(uses);
});

test('the figure of the door shows the width and the weights of 55 inch', () => {
  const models: ProductId[] = ['brandvision', 'clearvision-double', 'wall-kiosk', 'ceiling-kiosk'];
  const shown = textsOf('deur-en-gewichten');
  expect(shown.filter((text) => text.endsWith('kg'))).toEqual(
    models.map((model) => formatQuantity(specs[model].sizes[55].weightKg, 'kg')),
  );
  expect(shown).toContain(String(specs.brandvision.sizes[55].dimensions.width));
});

test('the figure of colours paints each RAL number in its colour', () => {
  const numbers = textsOf('kleur-per-interieur').filter((text) => /^\d{4}$/.test(text));
  const painted = Array.from(
    drawing('kleur-per-interieur').matchAll(/height="226" fill="(#\w+)"/g),
    ([, colour]) => colour,
  );
  const srgb = (number: string) => ralColours.find(({ code }) => code === number)?.srgb;
  expect(numbers).toHaveLength(8);
  expect(painted).toEqual(numbers.map(srgb));
});
