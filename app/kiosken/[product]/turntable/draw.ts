import type {} from '@/components/site/own-picture/screens-on';

/** What each canvas shows, or will show when its screens are known. */
const drawn = new Map<HTMLCanvasElement, HTMLImageElement>();

/**
 * Replaces what a canvas shows by a picture of this site, in its size, with the visitor's picture on its screens. While the
 * places of the screens load, the canvas keeps what it shows.
 */
export function draw(canvas: HTMLCanvasElement, image: HTMLImageElement): void {
  for (const other of drawn.keys()) if (!other.isConnected) drawn.delete(other);
  drawn.set(canvas, image);
  const patches = window.screensOn ? window.screensOn(image) : [];
  if (!patches) return;
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  for (const { canvas: patch, left, top } of patches) context?.drawImage(patch, left, top);
}

/** The visitor chose another picture, or removed it. */
addEventListener('zw:screens', () => {
  for (const [canvas, image] of [...drawn]) draw(canvas, image);
});
