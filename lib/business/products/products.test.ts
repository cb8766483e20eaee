import { existsSync } from 'node:fs';
import { products } from './products';
import { screenSizes } from './specs';
import { television } from './television';

describe('products', () => {
  it('are the seven models in display order', () => {
    expect(products.map(({ name }) => name)).toEqual([
      'Brandvision',
      'Brandvision double',
      'Clearvision',
      'Clearvision double',
      'Touch screen table',
      'Wall kiosk',
      'Ceiling kiosk',
    ]);
  });

  it('have unique ids that are valid anchors', () => {
    const ids = products.map(({ id }) => id);
    expect(new Set(ids).size).toBe(7);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('claim no energy class, because none was measured', () => {
    expect(JSON.stringify(products)).not.toMatch(/energie(klasse|label)|energy ?class/i);
  });
});

/** A number or range with its unit. */
const FIGURES = /([\d.,]+)(?:–([\d.,]+))?\u00a0?(cd\/m²|mm|inch|kg|W|aanraakpunten|°)/g;

describe.each(products)('product $name', (product) => {
  const { sizes, features, usedFor, picture } = product;

  it('has only figures in its texts that its specifications contain', () => {
    const { brightness, touch, glass, tableTop, mounts } = product;
    const ofBothSizes = screenSizes.map((size) => sizes[size]);
    const known: Record<string, unknown[]> = {
      'cd/m²': [...Object.values(brightness), ...Object.values(television)],
      mm: [
        ...ofBothSizes.flatMap(({ dimensions, footPlate }) => [
          ...Object.values(dimensions),
          ...Object.values(footPlate ?? {}),
        ]),
        ...[glass, tableTop?.lowest, tableTop?.highest],
        ...mounts.map((mount) => Number(mount.split('-')[1])),
      ],
      inch: [...screenSizes],
      kg: ofBothSizes.map(({ weightKg }) => weightKg),
      W: ofBothSizes.map(({ powerWatt }) => powerWatt),
      aanraakpunten: Object.values(touch.points ?? {}),
      '°': [tableTop?.tilt],
    };
    const { description, touchscreen, orientation, protection, mounting } = product;
    const texts = [...features, description, touchscreen, orientation, protection, mounting];
    const named = [...texts.join(' | ').matchAll(FIGURES)];
    expect(named.length).toBeGreaterThan(2);
    for (const [words, from, to, unit = ''] of named) {
      for (const figure of [from, to].filter((end) => end !== undefined)) {
        expect({ words, known: known[unit] }).toEqual({
          words,
          known: expect.arrayContaining([Number(figure.replaceAll('.', ''))]),
        });
      }
    }
  });

  it('has four or five features and at least three uses', () => {
    expect([4, 5]).toContain(features.length);
    expect(usedFor.length).toBeGreaterThanOrEqual(3);
  });

  it('has its picture in every width that the page requests', () => {
    for (const file of ['400.avif', '800.avif', '1200.avif', '1600.avif', '800.webp']) {
      expect(existsSync(`public/pictures/${picture.name}-${file}`)).toBe(true);
    }
    expect(picture.alt).toContain(product.name);
  });

  it('has the image layers that recolour its picture', () => {
    const widths = ['400.avif', '800.avif', '1600.avif', '800.webp'];
    const files = [
      ...['plate', 'gloss'].flatMap((layer) => widths.map((width) => `${layer}-${width}`)),
      ...['mask-800.webp', 'mask-1600.avif'],
    ];
    for (const file of files) {
      expect(existsSync(`public/pictures/products/${product.id}-${file}`)).toBe(true);
    }
  });
});
