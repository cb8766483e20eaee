import lineup from '../content/lineup.json';
import { campaign } from '../site';
import { yearlyEnergy } from './energy';
import { activeArea, operatingArea, pictureMeasures, reachBand, screenSpan } from './screen';
import { productIds, screenSizes, screensOf, specs } from './specs';

/** What a bare screen and a pane of glass measureTransfer at least, in kg. */
const SCREEN_AND_GLASS = { 43: 9.9 + 6, 55: 17.4 + 9 };

const versions = productIds.flatMap((id) =>
  screenSizes.flatMap((size) =>
    specs[id].orientations.map((orientation) => ({ id, size, orientation })),
  ),
);
const touchVersions = versions.filter(({ id }) => Math.max(...specs[id].touch.sides) > 0);

test('the prize of the campaign is still the product that it was', () => {
  expect(specs.brandvision.sizes[43].priceFrom).toBe(campaign.prizeValue.exclVat);
});

test('a picture is 16 to 9 and as long as its diagonal says', () => {
  for (const size of screenSizes) {
    const { long, short } = activeArea[size];
    expect(long / short).toBeCloseTo(16 / 9, 1);
    expect(Math.hypot(long, short) / 25.4).toBeCloseTo(size, 0);
  }
});

describe.each(versions)('$id $size inch $orientation', ({ id, size, orientation }) => {
  const { dimensions, screenBottom } = specs[id].sizes[size];
  const picture = pictureMeasures(size, orientation);
  const { tableTop, orientations, mounts } = specs[id];

  it('has room for its picture', () => {
    const isTurned = orientation !== orientations[0];
    const [width, height] = isTurned
      ? [dimensions.height, dimensions.width]
      : [dimensions.width, tableTop ? dimensions.depth : dimensions.height];
    expect(width).toBeGreaterThan(picture.width);
    expect(height).toBeGreaterThan(picture.height);
  });

  it('says where the lower edge of its picture is', () => {
    expect(screenBottom[orientation]).toBeGreaterThan(0);
  });

  it('shows its picture below the top of the body where it stands', () => {
    if (mounts[0] !== 'voetplaat' || orientation !== orientations[0]) return;
    const span = screenSpan(id, size, orientation);
    expect(span?.to).toBeLessThan(dimensions.height);
    expect(dimensions.height - (span?.to ?? 0)).toBeLessThan(100);
  });
});

test('each kiosk hangs in the drawing of the row as its specifications say', () => {
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
  'touching $id $size inch $orientation',
  ({ id, size, orientation }) => {
    it('leaves room for buttons within everybody’s reach', () => {
      const area = operatingArea(id, size, orientation) ?? { from: 0, to: 0 };
      expect(area.from).toBeGreaterThanOrEqual(reachBand.from);
      expect(area.to).toBeLessThanOrEqual(reachBand.to);
      expect(area.to - area.from).toBeGreaterThanOrEqual(300);
    });
  },
);

test('a table can be reached everywhere, at every height and tilted', () => {
  for (const size of screenSizes) {
    const span = screenSpan('touch-table', size, 'liggend');
    expect(operatingArea('touch-table', size, 'liggend')).toEqual(span);
  }
});

test('a kiosk below the ceiling has nothing to touch', () => {
  expect(operatingArea('ceiling-kiosk', 43, 'liggend')).toBeNull();
  expect(Math.max(...specs['ceiling-kiosk'].touch.sides)).toBe(0);
});

test('an orientation that a product lacks has no picture', () => {
  expect(screenSpan('brandvision', 43, 'liggend')).toBeNull();
});

describe.each(productIds)('%s', (id) => {
  const { brightness, touch, hoursPerDay, deliveryWeeks, sizes } = specs[id];

  it('costs, weighs and uses more in 55 than in 43 inch', () => {
    for (const fact of ['priceFrom', 'weightKg', 'powerWatt'] as const) {
      expect(sizes[43][fact]).toBeGreaterThan(0);
      expect(sizes[55][fact]).toBeGreaterThan(sizes[43][fact]);
    }
  });

  it('weighs more than its screens and glass, and can still be carried in', () => {
    for (const size of screenSizes) {
      const { weightKg } = sizes[size];
      expect(weightKg).toBeGreaterThan(screensOf(id) * SCREEN_AND_GLASS[size]);
      expect(weightKg).toBeLessThan(150);
    }
  });

  it('uses as much as screens of its size and brightness do', () => {
    const isForWindows = brightness.front >= 1000;
    for (const size of screenSizes) {
      const { long, short } = activeArea[size];
      const squareMetres = (screensOf(id) * long * short) / 1e6;
      const wattPerSquareMetre = sizes[size].powerWatt / squareMetres;
      expect(wattPerSquareMetre).toBeGreaterThan(isForWindows ? 190 : 110);
      expect(wattPerSquareMetre).toBeLessThan(isForWindows ? 400 : 200);
    }
  });

  it('uses in a year what its watts and hours make, which is less than a household', () => {
    for (const size of screenSizes) {
      const { powerWatt } = sizes[size];
      const year = yearlyEnergy(powerWatt, hoursPerDay.most);
      expect(year).toBeCloseTo((powerWatt / 1000) * hoursPerDay.most * 365, 6);
      expect(year).toBeLessThan(3500);
    }
  });

  it('loses at least a tenth of its light behind touch glass', () => {
    if (!brightness.behindTouch) return;
    expect(Math.max(...touch.sides)).toBeGreaterThan(0);
    expect(brightness.behindTouch).toBeLessThanOrEqual(brightness.front * 0.9);
  });

  it('has as many sides to touch as it has screens, at most, and says for how many fingers', () => {
    const most = Math.max(...touch.sides);
    expect(most).toBeLessThanOrEqual(screensOf(id));
    expect(touch.points === undefined).toBe(most === 0);
  });

  it('stands on a plate that is deeper than its body', () => {
    for (const size of screenSizes) {
      const { footPlate, dimensions } = sizes[size];
      if (footPlate) expect(footPlate.depth).toBeGreaterThan(dimensions.depth);
    }
  });

  it('has a foot plate in both sizes when it can stand on one, and none otherwise', () => {
    for (const size of screenSizes) {
      expect(sizes[size].footPlate !== undefined).toBe(specs[id].mounts.includes('voetplaat'));
    }
  });

  it('takes two weeks longer in a colour of choice, as the page says', () => {
    expect(deliveryWeeks.ownColour).toBe(deliveryWeeks.standard + 2);
  });
});

test('a window model uses two to three times what an indoor column of its size does', () => {
  for (const size of screenSizes) {
    const ratio = specs.clearvision.sizes[size].powerWatt / specs.brandvision.sizes[size].powerWatt;
    expect(ratio).toBeGreaterThan(2);
    expect(ratio).toBeLessThan(3);
  }
});
