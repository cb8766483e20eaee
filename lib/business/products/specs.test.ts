import lineup from '../content/lineup.json';
import { campaign } from '../site';
import { yearlyEnergy } from './energy';
import {
  activeArea,
  activeAreaSize,
  DEEPEST_REACH,
  operatingArea,
  reachBand,
  screenSpan,
} from './screen';
import { productIds, screenSizes, screensOf, specs } from './specs';

/** Minimum weight of a bare screen and its glass, in kg. */
const SCREEN_AND_GLASS = { 43: 9.9 + 6, 55: 17.4 + 9 };

const versions = productIds.flatMap((id) =>
  screenSizes.flatMap((size) =>
    specs[id].orientations.map((orientation) => ({ id, size, orientation })),
  ),
);
const touchVersions = versions.filter(
  ({ id }) => Math.max(...specs[id].touch.sides) > 0 && !specs[id].tableTop,
);

/** The price of today does not count: the terms name the value on the day of their publication. */
test('the value of the prize with VAT is 21 % more than without', () => {
  expect(campaign.prizeValue.inclVat).toBeCloseTo(campaign.prizeValue.exclVat * 1.21, 2);
});

test('active area is 16:9 and has the diagonal of its screen size', () => {
  for (const size of screenSizes) {
    const { long, short } = activeArea[size];
    expect(long / short).toBeCloseTo(16 / 9, 1);
    expect(Math.hypot(long, short) / 25.4).toBeCloseTo(size, 0);
  }
});

describe.each(versions)('specs of $id $size inch $orientation', ({ id, size, orientation }) => {
  const { dimensions, screenBottom } = specs[id].sizes[size];
  const picture = activeAreaSize(size, orientation);
  const { tableTop, orientations, mounts } = specs[id];

  it('have a body larger than the active area', () => {
    const isTurned = orientation !== orientations[0];
    const [width, height] = isTurned
      ? [dimensions.height, dimensions.width]
      : [dimensions.width, tableTop ? dimensions.depth : dimensions.height];
    expect(width).toBeGreaterThan(picture.width);
    expect(height).toBeGreaterThan(picture.height);
  });

  it('have the height of the lower edge of the screen', () => {
    expect(screenBottom[orientation]).toBeGreaterThan(0);
  });

  it('have the screen less than 100 mm below the top of a standing body', () => {
    if (mounts[0] !== 'voetplaat' || orientation !== orientations[0]) return;
    const span = screenSpan(id, size, orientation);
    expect(span?.to).toBeLessThan(dimensions.height);
    expect(dimensions.height - (span?.to ?? 0)).toBeLessThan(100);
  });
});

test('lineup drawing hangs the wall and ceiling kiosk at the heights of their specifications', () => {
  for (const size of screenSizes) {
    const wall = screenSpan('wall-kiosk', size, 'staand');
    const middle = ((wall?.from ?? 0) + (wall?.to ?? 0)) / 2;
    expect(Math.abs(middle - lineup.middleOfWallKiosk)).toBeLessThan(50);
    const ceiling = specs['ceiling-kiosk'].sizes[size].screenBottom.liggend ?? 0;
    expect(ceiling).toBeGreaterThan(lineup.bottomOfCeilingKiosk);
    expect(ceiling - lineup.bottomOfCeilingKiosk).toBeLessThan(100);
  }
});

describe.each(touchVersions)(
  'touch area of the upright $id $size inch $orientation',
  ({ id, size, orientation }) => {
    it('has at least 300 mm within wheelchair reach', () => {
      const area = operatingArea(id, size, orientation) ?? { from: 0, to: 0 };
      expect(area.from).toBeGreaterThanOrEqual(reachBand.from);
      expect(area.to).toBeLessThanOrEqual(reachBand.to);
      expect(area.to - area.from).toBeGreaterThanOrEqual(300);
    });
  },
);

test('a table, which is deeper than the norm lets an arm reach, has no touch area', () => {
  for (const size of screenSizes) {
    expect(specs['touch-table'].sizes[size].dimensions.depth).toBeGreaterThan(DEEPEST_REACH);
    expect(operatingArea('touch-table', size, 'liggend')).toBeNull();
  }
});

test('ceiling kiosk has no touch area', () => {
  expect(operatingArea('ceiling-kiosk', 43, 'liggend')).toBeNull();
  expect(Math.max(...specs['ceiling-kiosk'].touch.sides)).toBe(0);
});

test('screen span is null for an orientation that the product lacks', () => {
  expect(screenSpan('brandvision', 43, 'liggend')).toBeNull();
});

describe.each(productIds)('specs of %s', (id) => {
  const { brightness, touch, hoursPerDay, deliveryWeeks, sizes } = specs[id];

  it('have a higher price, weight and power in 55 than in 43 inch', () => {
    for (const fact of ['priceFrom', 'weightKg', 'powerWatt'] as const) {
      expect(sizes[43][fact]).toBeGreaterThan(0);
      expect(sizes[55][fact]).toBeGreaterThan(sizes[43][fact]);
    }
  });

  it('have a weight above that of screens and glass and below 150 kg', () => {
    for (const size of screenSizes) {
      const { weightKg } = sizes[size];
      expect(weightKg).toBeGreaterThan(screensOf(id) * SCREEN_AND_GLASS[size]);
      expect(weightKg).toBeLessThan(150);
    }
  });

  it('have a power within the usual range for its screen area and brightness', () => {
    const isForWindows = brightness.front >= 1000;
    for (const size of screenSizes) {
      const { long, short } = activeArea[size];
      const squareMetres = (screensOf(id) * long * short) / 1e6;
      const wattPerSquareMetre = sizes[size].powerWatt / squareMetres;
      expect(wattPerSquareMetre).toBeGreaterThan(isForWindows ? 190 : 110);
      expect(wattPerSquareMetre).toBeLessThan(isForWindows ? 400 : 200);
    }
  });

  it('have a yearly energy of watts times hours, below 3500 kWh', () => {
    for (const size of screenSizes) {
      const { powerWatt } = sizes[size];
      const year = yearlyEnergy(powerWatt, hoursPerDay.most);
      expect(year).toBeCloseTo((powerWatt / 1000) * hoursPerDay.most * 365, 6);
      expect(year).toBeLessThan(3500);
    }
  });

  it('have at least 10 % less brightness behind touch glass', () => {
    if (!brightness.behindTouch) return;
    expect(Math.max(...touch.sides)).toBeGreaterThan(0);
    expect(brightness.behindTouch).toBeLessThanOrEqual(brightness.front * 0.9);
  });

  it('have at most as many touch sides as screens, and touch points only with touch', () => {
    const maxSides = Math.max(...touch.sides);
    expect(maxSides).toBeLessThanOrEqual(screensOf(id));
    expect(touch.points === undefined).toBe(maxSides === 0);
  });

  it('have a foot plate deeper than the body', () => {
    for (const size of screenSizes) {
      const { footPlate, dimensions } = sizes[size];
      if (footPlate) expect(footPlate.depth).toBeGreaterThan(dimensions.depth);
    }
  });

  it('have a foot plate in both sizes exactly when the mount exists', () => {
    for (const size of screenSizes) {
      expect(sizes[size].footPlate !== undefined).toBe(specs[id].mounts.includes('voetplaat'));
    }
  });

  it('have a delivery time two weeks longer in a custom colour, as the page says', () => {
    expect(deliveryWeeks.ownColour).toBe(deliveryWeeks.standard + 2);
  });
});

test('window model has two to three times the power of an indoor column of its size', () => {
  for (const size of screenSizes) {
    const ratio = specs.clearvision.sizes[size].powerWatt / specs.brandvision.sizes[size].powerWatt;
    expect(ratio).toBeGreaterThan(2);
    expect(ratio).toBeLessThan(3);
  }
});
