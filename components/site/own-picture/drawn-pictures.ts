/** Screens of a picture with the visitor's on them, to lay over it at (left, top). */
export type Patch = { canvas: HTMLCanvasElement; left: number; top: number };

/** What to lay over a picture; undefined when that is not known yet. */
export type ScreensOn = (image: HTMLImageElement) => readonly Patch[] | undefined;

/** What each canvas shows, or will show when its screens are known. */
const drawn = new Map<HTMLCanvasElement, HTMLImageElement>();
let screensOn: ScreensOn = () => [];

/**
 * Replaces what a canvas shows by a picture of this site, in its size, with the visitor's picture on its screens. While the
 * places of the screens load, the canvas keeps what it shows.
 */
export function draw(canvas: HTMLCanvasElement, image: HTMLImageElement): void {
  for (const other of drawn.keys()) if (!other.isConnected) drawn.delete(other);
  drawn.set(canvas, image);
  const patches = screensOn(image);
  if (!patches) return;
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  for (const { canvas: patch, left, top } of patches) context?.drawImage(patch, left, top);
}

/** Draws every canvas of the page again, and those that follow, with other screens. */
export function drawWith(next: ScreensOn): void {
  screensOn = next;
  for (const [canvas, image] of [...drawn]) draw(canvas, image);
}
