import { existsSync } from 'node:fs';
import { type Product, products, type ScreenSize, screenSizes } from './products';

/** The visible picture in mm, 16:9, long and short side. */
const activeArea = { 43: { long: 952, short: 535 }, 55: { long: 1218, short: 685 } } as const;

/** The face that holds the screen: how high and how wide it is in the product's first orientation. */
function screenFace({ family, sizes }: Product, size: ScreenSize) {
  const { height, width, depth } = sizes[size].dimensions;
  return family === 'tafel' ? { height: depth, width } : { height, width };
}

describe('products', () => {
  it('are the seven of the specification, in its order', () => {
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

  it('keep the price of the campaign below that of a large draw', () => {
    const prize = products.find(({ id }) => id === 'brandvision');
    expect(prize?.sizes[43].priceFrom).toBeLessThan(4500);
  });

  it('have ids of their own that can serve as anchors', () => {
    const ids = products.map(({ id }) => id);
    expect(new Set(ids).size).toBe(7);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});

describe.each(products)('$name', (product) => {
  const { orientation, sizes, deliveryWeeks, features, usedFor, picture } = product;

  it.each(screenSizes)('has room for the picture of %s inch in its orientation', (size) => {
    const face = screenFace(product, size);
    const { long, short } = activeArea[size];
    const portrait = orientation.startsWith('Staand');
    expect(face.height).toBeGreaterThan(portrait ? long : short);
    expect(face.width).toBeGreaterThan(portrait ? short : long);
  });

  it('costs, weighs and uses more in 55 than in 43 inch', () => {
    for (const fact of ['priceFrom', 'weightKg', 'powerWatt'] as const) {
      expect(sizes[55][fact]).toBeGreaterThan(sizes[43][fact]);
    }
  });

  it('stands on a plate that is deeper than its body', () => {
    for (const size of screenSizes) {
      const { footPlate, dimensions } = sizes[size];
      if (footPlate) expect(footPlate.depth).toBeGreaterThan(dimensions.depth);
    }
  });

  it('takes two weeks longer in a colour of choice, as the page says', () => {
    expect(deliveryWeeks.ownColour).toBe(deliveryWeeks.standard + 2);
  });

  it('has four or five features and at least three uses', () => {
    expect([4, 5]).toContain(features.length);
    expect(usedFor.length).toBeGreaterThanOrEqual(3);
  });

  it('has its picture in every width that the page asks for', () => {
    for (const file of ['400.avif', '800.avif', '1200.avif', '1600.avif', '800.webp']) {
      expect(existsSync(`public/pictures/${picture.name}-${file}`)).toBe(true);
    }
    expect(picture.alt).toContain(product.name);
  });

  it('has the layers that give its picture another colour', () => {
    for (const layer of ['plate', 'mask', 'gloss']) {
      for (const width of [400, 800, 1600]) {
        const file = `public/pictures/products/${product.id}-${layer}-${width}.avif`;
        expect(existsSync(file)).toBe(true);
      }
    }
  });
});
