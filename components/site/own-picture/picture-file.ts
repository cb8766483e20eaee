import { keep, readStored } from '@/lib/platform/browser/storage';
import { contextOf } from './compose';

export type Fit = 'cover' | 'contain';

/** A picture of the visitor, at most MAX_SIDE wide and high, on white where it was transparent. */
export type OwnPicture = { picture: HTMLCanvasElement; fit: Fit };

/** Enough for the largest screen on a page, in px. */
const MAX_SIDE = 1600;
/** Bytes of a file; a phone's largest photographs have half of it. */
const MAX_FILE = 40_000_000;
/** Characters of session storage; browsers give about five million. */
const MAX_KEPT = 2_000_000;

export type ReadResult = { ok: true; picture: HTMLCanvasElement } | { ok: false; error: string };

/** Reads a file of the visitor in the browser, turned upright, and reduces it. */
export async function readPicture(file: Blob): Promise<ReadResult> {
  // A drawing can hold scripts and refer to other files; the pictures below are pixels only.
  if (file.type.includes('svg')) {
    return {
      ok: false,
      error: 'Een SVG-tekening kunnen wij hier niet tonen. Kies een JPEG of PNG.',
    };
  }
  if (file.size > MAX_FILE) {
    return { ok: false, error: 'Dit bestand is te groot. Kies een kleinere afbeelding.' };
  }
  try {
    const bitmap = await createImageBitmap(file);
    const context = reduced(bitmap);
    bitmap.close();
    // WebKit reads a JPEG that breaks off as nothing.
    if (file.type === 'image/jpeg' && isEmpty(context)) throw new Error('The file breaks off.');
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, context.canvas.width, context.canvas.height);
    const picture = context.canvas;
    return { ok: true, picture };
  } catch {
    return {
      ok: false,
      error: 'Dit bestand is geen afbeelding die uw browser kan tonen. Kies een JPEG of PNG.',
    };
  }
}

function reduced(bitmap: ImageBitmap): CanvasRenderingContext2D {
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  );
  const context = contextOf(width ?? 1, height ?? 1);
  context.drawImage(bitmap, 0, 0, context.canvas.width, context.canvas.height);
  return context;
}

/** Whether the first and the last pixel are transparent. */
function isEmpty(context: CanvasRenderingContext2D) {
  const { width, height } = context.canvas;
  const alphaAt = (x: number, y: number) => context.getImageData(x, y, 1, 1).data[3];
  return !alphaAt(0, 0) && !alphaAt(width - 1, height - 1);
}

/** Keeps it for this tab. Returns whether the next page will find it. */
export function keepPicture({ picture, fit }: OwnPicture): boolean {
  const texts = [0.88, 0.7, 0.5].map((quality) => () => picture.toDataURL('image/jpeg', quality));
  for (const text of texts) {
    const kept = `${fit} ${text()}`;
    if (kept.length > MAX_KEPT) continue;
    keep('picture', kept);
    if (readStored('picture') === kept) return true;
  }
  // An earlier picture, in place of which the browser kept none.
  keep('picture', null);
  return false;
}

/** The picture that an earlier page kept; undefined for none, and for what is no picture. */
export async function keptPicture(): Promise<OwnPicture | undefined> {
  const [, fit, data] =
    /^(cover|contain) data:image\/jpeg;base64,(.+)$/.exec(readStored('picture') ?? '') ?? [];
  if (!fit || !data) return undefined;
  try {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const read = await readPicture(new Blob([bytes], { type: 'image/jpeg' }));
    return read.ok ? { picture: read.picture, fit: fit as Fit } : undefined;
  } catch {
    return undefined;
  }
}
