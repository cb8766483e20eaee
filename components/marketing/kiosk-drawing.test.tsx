import { renderToStaticMarkup } from 'react-dom/server';
import { bodySize } from '@/lib/business/configurator/body-size';
import { type Composition, standardComposition } from '@/lib/business/configurator/composition';
import { drawnComposition, drawProduct } from '@/lib/business/drawings/product-drawing';
import { activeAreaSize, tiltRise } from '@/lib/business/products/screen';
import { productIds, screenSizes, specs } from '@/lib/business/products/specs';
import { possibleCompositions } from '@/packages/testbed/compositions';
import { KioskDrawing } from './kiosk-drawing';

/** Width in mm at each height above the floor, in steps of 5 mm. */
type Silhouette = Record<number, number>;

type Rectangle = { x: number; y: number; width: number; height: number };

const COLOUR = { code: '3020', name: 'Verkeersrood', srgb: '#bb1e10' };

const withoutExtras = possibleCompositions.filter(({ extras }) => extras.length === 0);

test.each(productIds.flatMap((id) => screenSizes.map((size) => ({ id, size }))))(
  'the drawing of the configurator and that of the product page show $id of $size inch in one outline',
  ({ id, size }) => {
    const composed = silhouetteOf(composedParts(drawnComposition(id, size)));
    expect(composed).toEqual(silhouetteOf(productParts(drawProduct(id, size))));
    expect(Object.keys(composed).length).toBeGreaterThan(100);
  },
);

test.each(productIds)('%s is drawn in its specified size on every mount', (id) => {
  for (const composition of withoutExtras.filter(({ model }) => model === id)) {
    const { mount, size, orientation } = composition;
    const silhouette = silhouetteOf(composedParts(composition));
    const { height, width } = bodySize(composition);
    const rise = mount === 'tafel-gekanteld' ? tiltRise(id, size) : 0;
    const tube = Number(/^buizen-(\d+)$/.exec(mount)?.[1] ?? 0);
    expect([mount, Math.max(...Object.values(silhouette))]).toEqual([mount, width]);
    if (mount !== 'staalkabels') {
      const heights = Object.keys(silhouette).length * 5;
      expect(Math.abs(heights - height - rise - tube)).toBeLessThan(5);
    }
    const { screenBottom } = specs[id].sizes[size];
    const screen = activeAreaSize(size, orientation);
    for (let at = screenBottom[orientation] ?? 0; !specs[id].tableTop; at += 100) {
      if (at > (screenBottom[orientation] ?? 0) + screen.height) break;
      expect(silhouette[Math.ceil(at / 5) * 5]).toBe(width);
    }
  }
});

test.each(['clearvision', 'clearvision-double'] as const)(
  '%s on its foot plate is a housing on a mast, as in its picture',
  (id) => {
    for (const size of screenSizes) {
      const { dimensions, footPlate, screenBottom } = specs[id].sizes[size];
      const silhouette = silhouetteOf(composedParts({ ...standardComposition(id), size }));
      expect(silhouette[5]).toBe(footPlate?.width);
      for (let height = 20; height < (screenBottom.staand ?? 0) - 60; height += 5) {
        expect(silhouette[height]).toBeLessThan(dimensions.width / 2);
      }
      expect(silhouette[dimensions.height - 5]).toBe(dimensions.width);
    }
  },
);

test('the drawing of a tilted table names the height of both edges', () => {
  const drawn = drawingOf({ ...standardComposition('touch-table'), size: 55 });
  expect(drawn).toContain('>voorrand 780\u00a0mm<');
  expect(drawn).toContain('>achterrand 1.008\u00a0mm<');
  expect(drawn).toMatch(/aria-label="[^"]+ voorrand 780\u00a0mm, achterrand 1\.008\u00a0mm hoog/);
});

test('an option that shows on the kiosk is drawn, one that does not is not written on it', () => {
  const wall: Composition = {
    ...standardComposition('wall-kiosk'),
    orientation: 'liggend',
    touch: 1,
  };
  const drawn = drawingOf(wall);
  const withAll = drawingOf({
    ...wall,
    extras: ['dag-en-nacht', 'mediaspeler', 'privacyfilter', 'betaalhouder'],
  });
  const textsOf = (svg: string) => [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text);
  expect(textsOf(drawn)).toEqual(['650\u00a0mm', '1.060\u00a0mm']);
  expect(textsOf(withAll)).toEqual(textsOf(drawn));
  expect(withAll).toMatch(/aria-label="[^"]+, met betaalautomaat"/);
  expect(drawn).not.toContain('betaalautomaat');
  const shapes = (svg: string) => svg.match(/<(rect|path)/g)?.length ?? 0;
  expect(shapes(drawingOf({ ...wall, extras: ['privacyfilter'] }))).toBe(shapes(drawn) + 1);
  expect(shapes(drawingOf({ ...wall, extras: ['betaalhouder'] }))).toBeGreaterThan(shapes(drawn));
});

function drawingOf(composition: Composition): string {
  return renderToStaticMarkup(<KioskDrawing composition={composition} colour={COLOUR} />);
}

/** The coated parts, with the floor at y = 0. */
function composedParts(composition: Composition): Rectangle[] {
  const drawn = drawingOf(composition);
  const floor = Number(/<path d="M-\d+ ([\d.]+)H/.exec(drawn)?.[1]);
  const coated = drawn.split(`<g fill="${COLOUR.srgb}"`)[1]?.split('</g>')[0] ?? '';
  return rectangles(coated).map((one) => ({ ...one, y: one.y - floor }));
}

/** The parts of the front view, which is the first of the two. */
function productParts(svg: string): Rectangle[] {
  const views = svg.split(/<g transform="translate\([\d.]+ 0\)">/);
  const front = views.find((view) => view.includes('fill="white" fill-opacity="1"')) ?? '';
  return rectangles(front).filter(({ fill }) => fill === 'white');
}

function rectangles(svg: string) {
  return [...svg.matchAll(/<rect [^>]+>/g)].map(([rectangle]) => {
    const value = (name: string) => new RegExp(` ${name}="([^"]+)"`).exec(rectangle)?.[1];
    const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
      Number(value(name)),
    );
    return { x, y, width, height, fill: value('fill') };
  });
}

function silhouetteOf(parts: readonly Rectangle[]): Silhouette {
  const top = Math.min(6000, Math.max(...parts.map(({ y }) => -y)));
  const silhouette: Silhouette = {};
  for (let height = 0; height <= top; height += 5) {
    const cut = parts.filter((part) => part.y <= -height && -height < part.y + part.height);
    if (cut.length === 0) continue;
    const right = Math.max(...cut.map(({ x, width }) => x + width));
    silhouette[height] = Math.round(right - Math.min(...cut.map(({ x }) => x)));
  }
  return silhouette;
}
