import { pictureMeasures } from '../products/screen';
import {
  type Orientation,
  type ProductId,
  type ScreenSize,
  screenSizes,
  specs,
} from '../products/specs';

/* Height of a capital in mm at a distance in m, as our post about screen sizes prints them. */
const letterHeights = [
  { distance: 0, minimum: 0, comfortable: 0 },
  { distance: 1, minimum: 4, comfortable: 8 },
  { distance: 2, minimum: 8, comfortable: 15 },
  { distance: 3, minimum: 13, comfortable: 25 },
  { distance: 5, minimum: 19, comfortable: 38 },
  { distance: 6, minimum: 25, comfortable: 51 },
  { distance: 9, minimum: 38, comfortable: 76 },
  { distance: 15, minimum: 64, comfortable: 127 },
] as const;

/** From line to line is twice the height of a letter: our own measure for calm text. */
const LINE_SPACING = 2;

/** From farther away others stand between a reader and a column, so the screen goes overhead: our own rule. */
const OVERHEAD_BEYOND = 5;

/** In m: what a form lets a visitor choose, and what the rules were measured for. */
export const readingDistances = { from: 0.5, to: 15 } as const;

export type LetterHeight = { minimum: number; comfortable: number };

export type ReadingAdvice = {
  /** In mm. */
  letter: LetterHeight;
  model: ProductId;
  size: ScreenSize;
  orientation: Orientation;
  /** How many lines of comfortable letters fit on it. */
  lines: number;
  /** False when none of ours shows as many lines as asked for: this one shows most of them. */
  fits: boolean;
};

/**
 * How high letters must be, in mm, interpolated between round distances. Source: the letter visibility
 * chart of the United States Sign Council and Penn State University, 1998: an inch of letter for every
 * 10 feet reads comfortably, for every 25 feet it can just be read.
 * @param distance in m, within `readingDistances`
 * @throws RangeError for any other
 */
export function letterHeightAt(distance: number): LetterHeight {
  const above = letterHeights.find((row) => row.distance >= distance);
  const below = letterHeights.findLast((row) => row.distance < distance);
  if (!above || !below || distance < readingDistances.from) {
    throw new RangeError(`No letter height is known for ${distance} m`);
  }
  const share = (distance - below.distance) / (above.distance - below.distance);
  const between = (low: number, high: number) => Math.round(low + share * (high - low));
  return {
    minimum: between(below.minimum, above.minimum),
    comfortable: between(below.comfortable, above.comfortable),
  };
}

/** How many lines of letters fit on a screen. @param letterHeight in mm */
export function linesOn(size: ScreenSize, orientation: Orientation, letterHeight: number): number {
  return Math.floor(pictureMeasures(size, orientation).height / (LINE_SPACING * letterHeight));
}

/**
 * Which kiosk shows so many lines to a reader at that distance, the smallest that does: a column, or
 * overhead where people would stand in between.
 * @param distance in m, within `readingDistances` @param lines of text at once, at least 1
 */
export function readingAdvice(distance: number, lines: number): ReadingAdvice {
  const letter = letterHeightAt(distance);
  const models: ProductId[] =
    distance > OVERHEAD_BEYOND ? ['ceiling-kiosk', 'brandvision'] : ['brandvision'];
  const choices = models.flatMap((model) =>
    screenSizes.map((size) => {
      const [orientation] = specs[model].orientations;
      return { model, size, orientation, lines: linesOn(size, orientation, letter.comfortable) };
    }),
  );
  const fitting = choices.find((choice) => choice.lines >= lines);
  const best = fitting ?? choices.reduce((most, next) => (next.lines > most.lines ? next : most));
  return { letter, ...best, fits: fitting !== undefined };
}
