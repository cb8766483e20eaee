import { possibleCompositions } from '../../../packages/testbed/compositions';
import { type Composition, standardComposition } from '../configurator/composition';
import { productIds, specs } from '../products/specs';
import { frontView, type Part } from './front-view';

const housingOf = (parts: readonly Part[]) =>
  parts.find(({ name }) => name === 'housing') ?? { width: 0, from: 0, to: 0 };

const wrong = (isRight: (composition: Composition) => boolean) =>
  possibleCompositions.filter((composition) => !isRight(composition));

test('front view keeps every screen within its body and every body above the floor', () => {
  expect(
    wrong((composition) => {
      const { parts, screen } = frontView(composition);
      const body = housingOf(parts);
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
      const { parts, ceiling } = frontView(composition);
      const housing = housingOf(parts);
      const mast = parts.find(({ name }) => name === 'mast');
      return parts.every(({ name, from, to, middle = 0, width }) => {
        const isInside = Math.abs(middle) + width / 2 <= housing.width / 2;
        if (name === 'cable') return from === housing.to && to === Infinity && isInside;
        if (name === 'tube') return from === housing.to && to === ceiling && isInside;
        if (name === 'leg') return from === 0 && to === housing.from && isInside;
        if (name === 'foot plate') return from === 0 && [mast?.from, 10].includes(to);
        if (name === 'mast') return to === housing.from && isInside;
        return true;
      });
    }),
  ).toEqual([]);
});

test('front view of a column has the height and width of its specifications', () => {
  const { outline } = frontView({ ...standardComposition('brandvision'), size: 55 });
  expect(outline).toEqual({ width: 790, from: 0, to: 1920 });
});

test('front view hangs the same housing on cables that stands on a mast', () => {
  const standing = standardComposition('clearvision');
  const [onMast, onCables] = [standing, { ...standing, mount: 'staalkabels' } as const].map(
    (composition) => {
      const { from, to, width } = housingOf(frontView(composition).parts);
      return [to - from, width];
    },
  );
  expect(onCables).toEqual(onMast);
});

test('front view rotates a wall kiosk with its screen', () => {
  const wall = standardComposition('wall-kiosk');
  const upright = frontView(wall).outline;
  const onItsSide = frontView({ ...wall, orientation: 'liggend' }).outline;
  expect([upright.width, upright.to - upright.from]).toEqual([650, 1060]);
  expect([onItsSide.width, onItsSide.to - onItsSide.from]).toEqual([1060, 650]);
});

test('front view raises the ceiling for longer tubes and keeps the kiosk at its height', () => {
  const kiosk = standardComposition('ceiling-kiosk');
  const short = frontView(kiosk);
  const long = frontView({ ...kiosk, mount: 'buizen-1500' });
  expect(long.outline).toEqual(short.outline);
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
