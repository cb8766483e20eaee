import { slots } from './slots';
import { type Point, uncrossed } from './uncrossed';

/** Width of a label, in % of the picture. */
const WIDTH = 17;

/** Parts below this share of the height have their label at the bottom. */
const MIDDLE = 0.55;

/** Height of a row of labels as a share of that of the picture, about. */
export const HEIGHT = 0.15;

/** Width of the picture divided by its height. */
const RATIO = 16 / 9;

/**
 * The labels above the opened product, or those below it, from left to right.
 * @param labels with the points of their parts, in shares of the picture
 * @returns each label of the row and the middle of its place, in % of the width
 */
export function rowOf<L extends Point>(labels: readonly L[], isTop: boolean) {
  const row = labels.filter(({ y }) => y < MIDDLE === isTop).sort((a, b) => a.x - b.x);
  const places = slots(
    row.map(({ x }) => x * 100),
    WIDTH,
  );
  return uncrossed(row, places, isTop ? HEIGHT : 1 - HEIGHT, RATIO).map((label, index) => ({
    label,
    at: places[index] ?? 0,
  }));
}
