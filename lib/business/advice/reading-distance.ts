import { activeAreaSize } from '../products/screen';
import {
  type Orientation,
  type ProductId,
  type ScreenSize,
  screenSizes,
  specs,
} from '../products/specs';

/** Comfortable height of a capital letter, in mm for each m of distance: 25 mm for 3 m. Our own rule of thumb. */
const COMFORTABLE = 25 / 3;

/** Relative to the letter height: our own rule. */
const LINE_SPACING = 2;

/** Distance in m; from farther away people block the view of a column: our own rule. */
const OVERHEAD_BEYOND = 5;

/** Distances in m for which there is advice. */
export const readingDistances = { from: 0.5, to: 15 } as const;

export type LetterHeight = { minimum: number; comfortable: number };

export type ReadingAdvice = {
  /** Height of the letters in mm. */
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
 * Height in mm for a distance in m: the comfortable letter, and half of it as the smallest.
 * @throws RangeError outside `readingDistances`
 */
export function letterHeightAt(distance: number): LetterHeight {
  if (!(distance >= readingDistances.from && distance <= readingDistances.to)) {
    throw new RangeError(`No letter height is known for ${distance} m`);
  }
  const comfortable = COMFORTABLE * distance;
  return { minimum: Math.round(comfortable / 2), comfortable: Math.round(comfortable) };
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
