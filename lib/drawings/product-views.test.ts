import { reachBand } from '../products/screen';
import { type ProductId, productIds, type ScreenSize, screenSizes, specs } from '../products/specs';
import { viewsOf } from './product-views';

const versions = productIds.flatMap((id) =>
  screenSizes.map((size): [ProductId, ScreenSize] => [id, size]),
);

describe.each(versions)('product views of %s of %d inch', (id, size) => {
  const views = viewsOf(id, size);
  const { dimensions, footPlate } = specs[id].sizes[size];

  it('have the height, width and depth of the specifications', () => {
    const { from, to, width, depth } = views.body;
    expect(to - from).toBeCloseTo(dimensions.height, 6);
    expect([width, depth]).toEqual([dimensions.width, dimensions.depth]);
    expect(Math.max(...views.front.map((box) => box.width))).toBe(
      Math.max(width, footPlate?.width ?? 0),
    );
  });

  it('are on the floor, or above it when mounted on a wall or ceiling', () => {
    const boxes = [...views.front, ...views.side];
    for (const box of boxes) expect(box.from).toBeGreaterThanOrEqual(0);
    const lowest = Math.min(...boxes.map(({ from }) => from));
    expect(lowest > 0).toBe(views.isOnWall || views.ceiling !== undefined);
  });

  it('have the screen within the body and the touch area within reach', () => {
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

test('product views of a window model have the screen on a narrow mast', () => {
  const [, mast, head] = viewsOf('clearvision', 43).front;
  expect(mast?.width).toBeLessThan((head?.width ?? 0) / 2);
  expect(mast?.to).toBe(head?.from);
  expect(head?.to).toBe(specs.clearvision.sizes[43].dimensions.height);
});

test('product views have a touch area for a wall kiosk and none for a ceiling kiosk', () => {
  expect(viewsOf('ceiling-kiosk', 43).touchArea).toBeUndefined();
  expect(viewsOf('wall-kiosk', 43).touchArea).toBeDefined();
});
