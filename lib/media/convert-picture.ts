import sharp, { type Metadata } from 'sharp';
import { LARGEST_WIDTH, SMALLER_WIDTHS, smallerFileOf } from './post-picture-files.ts';

/** 200 megapixels, the largest phone cameras: decoding more exhausts the memory. */
const MAX_PIXELS = 200_000_000;
const TIMEOUT_S = 120;
const AVIF = { quality: 55 };
/** Not SVG: it could load other files, or take forever to draw. */
const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif'];

export type PictureProblem = 'empty' | 'heic' | 'vector' | 'animated' | 'too large' | 'unreadable';

/** Why a file does not become a picture of a post. */
export class PictureError extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem, reason = problem as string) {
    super(reason);
    this.problem = problem;
  }
}

export type PictureFiles = {
  /** Of the largest file. */
  width: number;
  height: number;
  /** From the smallest to the largest, each narrower than the original or as wide. */
  files: { width: number; data: Buffer }[];
};

/**
 * Converts a picture to AVIF files of several widths, upright as its Exif data says and without those data.
 * @throws {PictureError}
 */
export async function convertPicture(original: Uint8Array): Promise<PictureFiles> {
  if (original.length === 0) throw new PictureError('empty');
  const options = { limitInputPixels: MAX_PIXELS };
  check(await readMetadata(original), original);
  try {
    const { data: largest, info } = await sharp(original, options)
      .autoOrient()
      .resize({ width: LARGEST_WIDTH, withoutEnlargement: true })
      .timeout({ seconds: TIMEOUT_S })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const widths = [...SMALLER_WIDTHS.filter((smaller) => smaller < width), width];
    const files = [];
    for (const width of widths) {
      files.push({ width, data: await sharp(largest).resize({ width }).avif(AVIF).toBuffer() });
    }
    return { width, height, files };
  } catch (error) {
    throw new PictureError('unreadable', firstLine(error));
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

function check({ format, compression, width, height, pages = 1 }: Metadata, original: Uint8Array) {
  if (compression === 'hevc' || isHeic(original)) throw new PictureError('heic');
  if (format === 'svg') throw new PictureError('vector');
  if (!FORMATS.includes(format)) throw new PictureError('unreadable', `format ${format}`);
  if (pages > 1) throw new PictureError('animated', `${pages} frames`);
  if (width * height > MAX_PIXELS) throw new PictureError('too large', `${width} x ${height}`);
}

/** AVIF, which sharp reads, starts with the same `ftyp` box as HEIC. */
function isHeic(original: Uint8Array) {
  const start = Buffer.from(original.subarray(0, 32)).toString('latin1');
  return (
    start.slice(4, 8) === 'ftyp' && /hei[cxms]|hev[cx]|mif1/.test(start) && !/avi[fs]/.test(start)
  );
}

function isVector(original: Uint8Array) {
  return /<svg[\s>]/i.test(Buffer.from(original.subarray(0, 1000)).toString('latin1'));
}

function firstLine(error: unknown) {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0];
}
