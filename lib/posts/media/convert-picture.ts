import sharp, { type Metadata } from 'sharp';
import { LARGEST_WIDTH, SMALLER_WIDTHS, smallerFileOf } from './post-picture-files.ts';

/** 200 megapixels, the largest phone cameras: decoding more exhausts the memory. */
const MAX_PIXELS = 200_000_000;
const TIMEOUT_S = 120;
/** The longest side that the encoder of AVIF takes, in pixels. */
const LONGEST_SIDE = 16_384;
/** A screenshot of a whole page is made smaller to fit, but text at less than half its size cannot be read. */
const SMALLEST_SCALE = 0.5;
const AVIF = { quality: 55 };
/** SVG is left out: it could load other files, or take forever to draw. */
const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif'];

export type PictureProblem =
  | 'empty'
  | 'heic'
  | 'vector'
  | 'animated'
  | 'several'
  | 'too large'
  | 'too long'
  | 'too slow'
  | 'unreadable';

/** Why a file does not become a picture of a post. */
export class PictureError extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem, reason = problem as string) {
    super(reason);
    this.problem = problem;
  }
}

export type PictureFiles = {
  /** The size of the largest file. */
  width: number;
  height: number;
  /** The files from the smallest to the largest, each narrower than the original or as wide. */
  files: { width: number; data: Buffer }[];
};

/**
 * Converts a picture to AVIF files of several widths, upright as its Exif data says and without those data.
 * @throws {PictureError}
 */
export async function convertPicture(original: Uint8Array): Promise<PictureFiles> {
  if (original.length === 0) throw new PictureError('empty');
  check(await readMetadata(original), original);
  const { data: largest, info } = await decode(original);
  const { width, height } = info;
  const widths = [...SMALLER_WIDTHS.filter((smaller) => smaller < width), width];
  const files = [];
  for (const width of widths) {
    files.push({ width, data: await sharp(largest).resize({ width }).avif(AVIF).toBuffer() });
  }
  return { width, height, files };
}

/** The picture upright, as wide as the largest file. What fails later is no fault of the picture. */
async function decode(original: Uint8Array) {
  try {
    return await sharp(original, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({
        width: LARGEST_WIDTH,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .timeout({ seconds: TIMEOUT_S })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    const reason = firstLine(error);
    throw new PictureError(/^timeout/.test(reason ?? '') ? 'too slow' : 'unreadable', reason);
  }
}

/** The files of a picture with their names in the bucket, the largest one, `path` itself, first. */
export function namedFiles(path: string, { width, files }: PictureFiles) {
  return files.toReversed().map((file) => ({
    name: file.width === width ? path : (smallerFileOf(path, file.width) ?? path),
    data: file.data,
  }));
}

/** The columns of the table `pictures` that follow from the files. */
export function pictureColumns({ width, height, files }: PictureFiles) {
  return {
    width,
    height,
    widths: files.map((file) => file.width),
    bytes: files.reduce((sum, { data }) => sum + data.length, 0),
  };
}

async function readMetadata(original: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(original, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw isHeic(original)
      ? new PictureError('heic')
      : new PictureError(isVector(original) ? 'vector' : 'unreadable', firstLine(error));
  }
}

function check({ format, compression, autoOrient, pages = 1 }: Metadata, original: Uint8Array) {
  if (compression === 'hevc' || isHeic(original)) throw new PictureError('heic');
  if (format === 'svg') throw new PictureError('vector');
  if (!FORMATS.includes(format)) throw new PictureError('unreadable', `format ${format}`);
  if (pages > 1)
    throw new PictureError(moves(format, original) ? 'animated' : 'several', `${pages} frames`);
  if (isAnimatedPng(original)) throw new PictureError('animated', 'several frames');
  const { width, height } = autoOrient;
  if (width * height > MAX_PIXELS) throw new PictureError('too large', `${width} x ${height}`);
  const shownHeight = height * Math.min(1, LARGEST_WIDTH / width);
  if (shownHeight * SMALLEST_SCALE > LONGEST_SIDE) {
    throw new PictureError('too long', `${width} x ${height}`);
  }
}

/** TIFF holds pages, and AVIF may hold pictures, that do not follow each other in time. */
function moves(format: string, original: Uint8Array) {
  return format === 'gif' || format === 'webp' || startOf(original).slice(8, 12) === 'avis';
}

/** sharp reads the first frame of an animated PNG only, whose header comes before the pixels. */
function isAnimatedPng(original: Uint8Array) {
  const bytes = Buffer.from(original.buffer, original.byteOffset, original.byteLength);
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return false;
  const header = bytes.indexOf('acTL');
  return header !== -1 && header < bytes.indexOf('IDAT') && bytes.readUInt32BE(header + 4) > 1;
}

/** AVIF, which sharp reads, starts with the same `ftyp` box as HEIC. */
function isHeic(original: Uint8Array) {
  const start = startOf(original);
  return (
    start.slice(4, 8) === 'ftyp' && /hei[cxms]|hev[cx]|mif1/.test(start) && !/avi[fs]/.test(start)
  );
}

function startOf(original: Uint8Array) {
  return Buffer.from(original.subarray(0, 32)).toString('latin1');
}

function isVector(original: Uint8Array) {
  return /<svg[\s>]/i.test(Buffer.from(original.subarray(0, 1000)).toString('latin1'));
}

function firstLine(error: unknown) {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0];
}
