import { reachBand } from '../products/screen';
import { type ProductId, productIds, type ScreenSize, screenSizes, specs } from '../products/specs';
import { viewsOf } from './product-views';

const versions = productIds.flatMap((id) =>
  screenSizes.map((size): [ProductId, ScreenSize] => [id, size]),
);

describe.each(versions)('%s of %d inch', (id, size) => {
  const views = viewsOf(id, size);
  const { dimensions, footPlate } = specs[id].sizes[size];

  it('is as high, wide and deep as its specifications say', () => {
    const { from, to, width, depth } = views.body;
    expect(to - from).toBeCloseTo(dimensions.height, 6);
    expect([width, depth]).toEqual([dimensions.width, dimensions.depth]);
    expect(Math.max(...views.front.map((box) => box.width))).toBe(
      Math.max(width, footPlate?.width ?? 0),
    );
  });

  it('stands on the floor or hangs above it, and nothing goes through', () => {
    const boxes = [...views.front, ...views.side];
    for (const box of boxes) expect(box.from).toBeGreaterThanOrEqual(0);
    const lowest = Math.min(...boxes.map(({ from }) => from));
    expect(lowest > 0).toBe(views.isOnWall || views.ceiling !== undefined);
  });

  it('has its screen within its body, and what is touched within reach', () => {
    const { screen, touchArea, body } = views;
    if (screen) {
      expect(screen.width).toBeLessThan(body.width);
      expect(screen.from).toBeGreaterThan(body.from);
      expect(screen.to).toBeLessThan(body.to);
    }
    if (touchArea) {
      expect(touchArea.from).toBeGreaterThanOrEqual(reachBand.from);
      expect(touchArea.to).toBeLessThanOrEqual(reachBand.to);
    }
  });
});

test('a window model carries its screen on a mast, so that daylight passes below it', () => {
  const [, mast, head] = viewsOf('clearvision', 43).front;
  expect(mast?.width).toBeLessThan((head?.width ?? 0) / 2);
  expect(mast?.to).toBe(head?.from);
  expect(head?.to).toBe(specs.clearvision.sizes[43].dimensions.height);
});

test('what hangs from the ceiling has nothing to touch', () => {
  expect(viewsOf('ceiling-kiosk', 43).touchArea).toBeUndefined();
  expect(viewsOf('wall-kiosk', 43).touchArea).toBeDefined();
});
