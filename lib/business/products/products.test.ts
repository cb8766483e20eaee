import { existsSync } from 'node:fs';
import { products } from './products';
import { screenSizes } from './specs';

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

describe.each(products)('product $name', (product) => {
  const { sizes, features, usedFor, picture } = product;

  it('has the same depth in both sizes, which its texts give', () => {
    const depths = screenSizes.map((size) => sizes[size].dimensions.depth);
    if (product.id !== 'touch-table') expect(new Set(depths).size).toBe(1);
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
