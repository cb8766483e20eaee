import { type ProductId, productIds } from '@/lib/business/products/ids';
import { turntableOf } from '@/lib/business/products/turntables';
import type { Point } from './homography';
import { screensOfFrame } from './turntable-screens';
import written from './turntable-screens.json';

const products = productIds.filter(turntableOf);
const anglesOf = (id: ProductId) => turntableOf(id)?.angles ?? [];
const frame = (id: ProductId, name: string | number) =>
  screensOfFrame(`https://zuilwerk.example/pictures/turntable/${id}/${name}.avif`);
const openingsOf = (id: ProductId) => [
  ...Array.from({ length: turntableOf(id)?.between ?? 0 }, (_, index) => `opening${index + 1}`),
  'open',
];

test.each(products)('every picture of the stage of the %s says which screens it shows', (id) => {
  const pictures = [...anglesOf(id).map(String), ...openingsOf(id)];
  expect(Object.keys(written[id]).sort()).toEqual(pictures.sort());
});

/** Sides that a lit screen faces, in degrees. */
const facing: Record<ProductId, readonly number[]> = {
  brandvision: [0],
  'brandvision-double': [0, 180],
  clearvision: [0],
  'clearvision-double': [0, 180],
  'touch-table': [0],
  'wall-kiosk': [0],
  'ceiling-kiosk': [0, 180],
};

test.each(products)(
  'the %s shows the screen that faces the visitor, and none from behind',
  (id) => {
    for (const angle of anglesOf(id)) {
      const towards = facing[id].map((side) => Math.cos(((angle - side) * Math.PI) / 180));
      // The top of the table leans to its front: only from behind it is out of view.
      const least = id === 'touch-table' ? -0.9 : 0.1;
      const isShown = towards.some((cosine) => cosine > least);
      expect([angle, frame(id, angle).length]).toEqual([angle, isShown ? 1 : 0]);
    }
  },
);

test.each(products)('the opened %s shows a screen', (id) => {
  expect(frame(id, 'open')).toHaveLength(1);
});

const area = (places: readonly Point[]) =>
  places.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = places[(index + 1) % places.length] as Point;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

test.each(products)('the screens of the %s lie in their pictures, front to the visitor', (id) => {
  for (const screens of Object.values<readonly { corners: unknown }[]>(written[id])) {
    for (const { corners } of screens) {
      const places = corners as Point[];
      expect(places).toHaveLength(4);
      expect(area(places)).toBeGreaterThan(0);
      for (const place of places.flat()) {
        expect(place).toBeGreaterThan(0);
        expect(place).toBeLessThan(1);
      }
    }
  }
});

test('other pictures have no screens here', () => {
  expect(screensOfFrame('/pictures/turntable/brandvision-1440.avif')).toEqual([]);
  expect(screensOfFrame('/pictures/turntable/brandvision/5.avif')).toEqual([]);
});

test.each(products)('a screen of the %s keeps its proportions at every angle', (id) => {
  const ratios = Object.values<readonly { ratio: number }[]>(written[id]).flat();
  expect(new Set(ratios.map(({ ratio }) => ratio)).size).toBe(1);
});
