import { possibleCompositions } from '../../../packages/testbed/compositions';
import { standardComposition } from '../configurator/composition';
import { specs } from '../products/specs';
import { viewsOf } from './product-views';

const compositions = possibleCompositions.filter(({ extras }) => extras.length === 0);

test('product views have the specified depth and foot plate from the side', () => {
  for (const composition of compositions) {
    const { dimensions, footPlate } = specs[composition.model].sizes[composition.size];
    const { side, depth, tiltedTop } = viewsOf(composition);
    const widthOf = (wanted: string) => side.find(({ name }) => name === wanted)?.width;
    expect(depth).toBe(dimensions.depth);
    if (!tiltedTop) expect(widthOf('housing')).toBe(depth);
    if (composition.mount === 'voetplaat') expect(widthOf('foot plate')).toBe(footPlate?.depth);
  }
});

test('product views are equally high from the front and from the side', () => {
  for (const composition of compositions) {
    const { parts, side, tiltedTop = [] } = viewsOf(composition);
    const fromTheSide = [...side.map(({ to }) => to), ...tiltedTop.map(([, height]) => height)];
    expect(Math.max(...fromTheSide)).toBe(Math.max(...parts.map(({ to }) => to)));
  }
});

test('product views stand on the floor, or hang above it on a wall, cables or a ceiling', () => {
  for (const composition of compositions) {
    const { parts, side, isOnWall, ceiling } = viewsOf(composition);
    const hangs = isOnWall || ceiling !== undefined || composition.mount === 'staalkabels';
    for (const view of [parts, side]) {
      const lowest = Math.min(...view.map(({ from }) => from));
      expect(hangs ? lowest > 0 : lowest === 0).toBe(true);
    }
  }
});

test('product views of a tilted table keep the depth of its top, and its legs below it', () => {
  const { side, tiltedTop, depth } = viewsOf(standardComposition('touch-table'));
  if (!tiltedTop) throw new Error('It is not tilted.');
  const [[nearX, near], [farX, far], , [, underside]] = tiltedTop;
  expect(Math.hypot(farX - nearX, far - near)).toBeCloseTo(depth, 0);
  for (const { name, middle = 0, to } of side.filter(({ name }) => name === 'leg')) {
    const top = near + ((middle - nearX) / (farX - nearX)) * (far - near);
    expect([name, to]).toEqual(['leg', Math.min(to, top)]);
    expect(to).toBeGreaterThan(underside);
  }
});
