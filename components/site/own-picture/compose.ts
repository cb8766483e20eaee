import { hiddenBy } from '@/lib/business/own-picture/hidden-cells';
import type { Point, Quad } from '@/lib/business/own-picture/homography';
import { paintScreen } from '@/lib/business/own-picture/paint-screen';
import type { Screen } from '@/lib/business/own-picture/screens';
import type { Fit, OwnPicture } from './picture-file';
import type { Patch } from './screens-on';

/** The picture of a kiosk or room, loaded, with the visitor's picture on its screens; undefined where the browser cannot. */
export function compose(
  kiosk: HTMLImageElement,
  screens: readonly Screen[],
  own: OwnPicture,
): Promise<Blob | undefined> {
  const { naturalWidth: width, naturalHeight: height } = kiosk;
  const context = contextOf(width, height);
  context.drawImage(kiosk, 0, 0, width, height);
  for (const { canvas, left, top } of paintedScreens(kiosk, screens, own)) {
    context.drawImage(canvas, left, top);
  }
  // Safari writes no WebP, and PNG instead.
  return new Promise((resolve) =>
    context.canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/webp', 0.92),
  );
}

/** The parts of a loaded picture in which its screens are, with the visitor's picture on these. */
export function paintedScreens(
  kiosk: HTMLImageElement,
  screens: readonly Screen[],
  own: OwnPicture,
): Patch[] {
  const { naturalWidth: width, naturalHeight: height } = kiosk;
  return screens.flatMap(({ corners, hidden, ratio, glare }) => {
    const quad = corners.map(([x, y]) => [x * width, y * height]) as unknown as Quad;
    const left = Math.max(0, Math.floor(Math.min(...quad.map(([x]) => x))) - 1);
    const top = Math.max(0, Math.floor(Math.min(...quad.map(([, y]) => y))) - 1);
    const right = Math.min(width, Math.ceil(Math.max(...quad.map(([x]) => x))) + 1);
    const bottom = Math.min(height, Math.ceil(Math.max(...quad.map(([, y]) => y))) + 1);
    if (right - left < 4 || bottom - top < 4) return [];
    const context = contextOf(right - left, bottom - top);
    context.drawImage(kiosk, -left, -top, width, height);
    const part = context.getImageData(0, 0, right - left, bottom - top);
    const moved = quad.map(([x, y]) => [x - left, y - top]) as unknown as Quad;
    paintScreen(part, fitted(own, moved, ratio), moved, hidden && hiddenBy(hidden), glare);
    context.putImageData(part, 0, 0);
    return [{ canvas: context.canvas, left, top }];
  });
}

/**
 * The visitor's picture in the size of a screen.
 * @param ratio width to height of the screen seen straight; that of its shape without it
 */
function fitted({ picture, fit }: OwnPicture, [a, b, c, d]: Quad, ratio?: number): ImageData {
  const width = Math.max(2, Math.round(Math.max(distance(a, b), distance(d, c))));
  const height = Math.max(2, Math.round(Math.max(distance(a, d), distance(b, c))));
  const context = contextOf(width, height);
  context.fillStyle = '#000';
  context.fillRect(0, 0, width, height);
  const straight = ratio ? height * ratio : width;
  const { w, h } = sizeIn(straight, height, picture.width / picture.height, fit);
  const source = halved(picture, w);
  context.translate(width / 2, height / 2);
  context.scale(width / straight, 1);
  context.drawImage(source, -w / 2, -h / 2, w, h);
  return context.getImageData(0, 0, width, height);
}

/** @param ratio width to height of what must fit */
export function sizeIn(width: number, height: number, ratio: number, fit: Fit) {
  const isWider = ratio > width / height;
  return isWider === (fit === 'cover')
    ? { w: height * ratio, h: height }
    : { w: width, h: width / ratio };
}

/** Halved until it is less than twice as wide as needed: browsers skip pixels where they reduce more at once. */
function halved(picture: HTMLCanvasElement, width: number): HTMLCanvasElement {
  let smaller = picture;
  while (smaller.width > 2 * width && smaller.width > 16) {
    const [w, h] = [Math.round(smaller.width / 2), Math.max(1, Math.round(smaller.height / 2))];
    const context = contextOf(w, h);
    context.drawImage(smaller, 0, 0, w, h);
    smaller = context.canvas;
  }
  return smaller;
}

export function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas.');
  context.imageSmoothingQuality = 'high';
  return context;
}

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);
