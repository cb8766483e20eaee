/** Dragging over the whole width of the card turns it to its other side. */
const DEGREES_PER_WIDTH = 180;

/** Angle in degrees from which a released card turns on instead of back. */
const THRESHOLD = 50;

/** @param moved distance of the drag in px @param width of the card in px @returns degrees */
export function draggedDegrees(moved: number, width: number): number {
  return (moved / width) * DEGREES_PER_WIDTH;
}

/** @returns the number of half turns at which the released card comes to rest; negative to the left */
export function halfTurnsAfter(degrees: number): number {
  return Math.sign(degrees) * Math.floor((Math.abs(degrees) + 180 - THRESHOLD) / 180);
}
