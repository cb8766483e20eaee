import type {} from '@/components/site/own-picture/screens-on';
import { screensOfFrame } from '@/lib/business/own-picture/turntable-screens';

/** What each canvas shows. */
const drawn = new Map<HTMLCanvasElement, HTMLImageElement>();

/** Replaces what a canvas shows by a picture of the stage, in its size, with the visitor's picture on its screens. */
export function drawPicture(canvas: HTMLCanvasElement, image: HTMLImageElement): void {
  for (const other of drawn.keys()) if (!other.isConnected) drawn.delete(other);
  drawn.set(canvas, image);
  const patches = window.screensOn?.(image, screensOfFrame(image.src)) ?? [];
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  for (const { canvas: patch, left, top } of patches) context?.drawImage(patch, left, top);
}

/** The visitor chose another picture, or removed it. */
addEventListener('zw:screens', () => {
  for (const [canvas, image] of [...drawn]) drawPicture(canvas, image);
});
