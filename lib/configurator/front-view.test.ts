import { possibleCompositions } from '../../scripts/harness/compositions';
import { productIds, specs } from '../products/specs';
import { type Composition, standardComposition } from './composition';
import { frontView } from './front-view';

const wrong = (isRight: (composition: Composition) => boolean) =>
  possibleCompositions.filter((composition) => !isRight(composition));

test('front view keeps every screen within its body and every body above the floor', () => {
  expect(
    wrong((composition) => {
      const { body, screen } = frontView(composition);
      return (
        body.from >= 0 &&
        screen.from >= body.from &&
        screen.to > screen.from &&
        screen.to <= body.to &&
        screen.width < body.width
      );
    }),
  ).toEqual([]);
});

test('front view connects every support to the kiosk and to the floor or ceiling', () => {
  expect(
    wrong((composition) => {
      const { body, supports, ceiling } = frontView(composition);
      if (!supports) return ceiling === undefined;
      if (supports.to === Infinity) return supports.from === body.to && ceiling === undefined;
      const isBelow = supports.from === 0 && supports.to === body.from;
      const isAbove = supports.from === body.to && supports.to === ceiling;
      return (isBelow || isAbove) && supports.offset < body.width / 2;
    }),
  ).toEqual([]);
});

test('front view of a column has the height and width of its specifications', () => {
  const { body } = frontView({ ...standardComposition('brandvision'), size: 55 });
  expect(body).toEqual({ width: 790, from: 0, to: 1920 });
});

test('front view rotates a wall kiosk with its screen', () => {
  const wall = standardComposition('wall-kiosk');
  const upright = frontView(wall).body;
  const onItsSide = frontView({ ...wall, orientation: 'liggend' }).body;
  expect([upright.width, upright.to - upright.from]).toEqual([650, 1060]);
  expect([onItsSide.width, onItsSide.to - onItsSide.from]).toEqual([1060, 650]);
});

test('front view raises the ceiling for longer tubes and keeps the kiosk at its height', () => {
  const kiosk = standardComposition('ceiling-kiosk');
  const short = frontView(kiosk);
  const long = frontView({ ...kiosk, mount: 'buizen-1500' });
  expect(long.body).toEqual(short.body);
  expect((long.ceiling ?? 0) - (short.ceiling ?? 0)).toBe(1000);
});

test('front view shows more of the screen of a tilted table than of a flat one', () => {
  const table = standardComposition('touch-table');
  const seen = ({ screen }: ReturnType<typeof frontView>) => screen.to - screen.from;
  const flat = frontView({ ...table, mount: 'tafel-vlak' });
  expect(seen(frontView(table))).toBeGreaterThan(5 * seen(flat));
});

test('front view has a reach area only with touch, and within the screen', () => {
  for (const model of productIds) {
    const standard = standardComposition(model);
    const touch = specs[model].touch.sides.at(-1) ?? 0;
    const { screen, reach } = frontView({ ...standard, touch });
    if (touch === 0 || specs[model].tableTop) expect(reach).toBeUndefined();
    else {
      expect(reach?.from).toBeGreaterThanOrEqual(screen.from);
      expect(reach?.to).toBeLessThanOrEqual(screen.to);
    }
    expect(frontView({ ...standard, touch: 0 }).reach).toBeUndefined();
  }
});
