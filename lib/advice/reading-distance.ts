import { activeAreaSize } from '../products/screen';
import {
  type Orientation,
  type ProductId,
  type ScreenSize,
  screenSizes,
  specs,
} from '../products/specs';

/* Height of a capital letter in mm at a distance in m, as in the blog post. */
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

/** Relative to the letter height: our own rule. */
const LINE_SPACING = 2;

/** In m; from farther away people block the view of a column: our own rule. */
const OVERHEAD_BEYOND = 5;

/** In m. */
export const readingDistances = { from: 0.5, to: 15 } as const;

export type LetterHeight = { minimum: number; comfortable: number };

export type ReadingAdvice = {
  /** In mm. */
  letter: LetterHeight;
  model: ProductId;
  size: ScreenSize;
  orientation: Orientation;
  /** Lines that fit on the screen in comfortable letters. */
  lines: number;
  /** False when no model shows enough lines; this one shows the most. */
  fits: boolean;
};

/**
 * In mm, for a distance in m. Source: letter visibility chart of the United States Sign Council and
 * Penn State University, 1998: one inch is comfortable at 10 feet and just readable at 25 feet.
 * @throws RangeError outside `readingDistances`
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

/** @param letterHeight in mm */
export function linesOn(size: ScreenSize, orientation: Orientation, letterHeight: number): number {
  return Math.floor(activeAreaSize(size, orientation).height / (LINE_SPACING * letterHeight));
}

/** The smallest kiosk that fits. @param distance in m @throws RangeError outside `readingDistances` */
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
  const best = fitting ?? choices.reduce((a, b) => (b.lines > a.lines ? b : a));
  return { letter, ...best, fits: fitting !== undefined };
}
