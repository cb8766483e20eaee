/** Dragging over the whole width of the stage turns a product by this much, in degrees. */
const DEGREES_PER_WIDTH = 240;

/** Steps in degrees of the frames that load first, so that the whole turn works soon. */
export const COARSE = 30;

/** @param moved distance of the drag in px @param width of the stage in px @returns degrees */
export function draggedDegrees(moved: number, width: number): number {
  return (moved / width) * DEGREES_PER_WIDTH;
}

/** The angle between -180 and 180 degrees that shows the same. */
export function withinTurn(angle: number): number {
  const turned = ((((angle + 180) % 360) + 360) % 360) - 180;
  return turned === -180 && angle > 0 ? 180 : turned;
}

/** Degrees from one angle to another, the short way round, if views repeat after `period` degrees. */
export function distance(from: number, to: number, period: number): number {
  const away = Math.abs(from - to) % period;
  return Math.min(away, period - away);
}

/** The frame, by its angle, that shows a product most as it looks from `wanted`. */
export function nearestFrame(
  frames: Iterable<number>,
  wanted: number,
  period: number,
): number | undefined {
  let nearest: number | undefined;
  for (const frame of frames) {
    const isNearer =
      nearest === undefined || distance(frame, wanted, period) < distance(nearest, wanted, period);
    if (isNearer) nearest = frame;
  }
  return nearest;
}

/** What to load next: the frame in view, then every third one, then the rest, the nearest first. */
export function nextToLoad(
  missing: readonly number[],
  wanted: number,
  period: number,
): number | undefined {
  const [nearest] = [...missing].sort(
    (a, b) => distance(a, wanted, period) - distance(b, wanted, period),
  );
  if (nearest === undefined || distance(nearest, wanted, period) < COARSE / 6) return nearest;
  const coarse = missing.filter((angle) => angle % COARSE === 0);
  return nearestFrame(coarse.length > 0 ? coarse : missing, wanted, period);
}

/** "30 graden, linkerkant": what a screen reader says of an angle. Positive angles show the left side. */
export function sideInWords(angle: number): string {
  const degrees = Math.abs(angle);
  if (degrees === 0) return 'recht van voren';
  if (degrees === 180) return 'recht van achteren';
  const side = angle > 0 ? 'linkerkant' : 'rechterkant';
  return `${degrees} graden, ${degrees > 90 ? `achter, ${side}` : side}`;
}
