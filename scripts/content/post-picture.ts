import { open } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { upload } from '../embedded-supabase/upload-media.ts';
import { type AdminClient, connectionError } from '../lib/admin-client.ts';
import { UserError } from '../lib/user-error.ts';

/** In pixels: the width of pictures in posts on a screen with a pixel ratio of 2. */
const MAX_WIDTH = 1600;
/** 200 megapixels, the largest phone cameras: decoding more exhausts the memory. */
const MAX_PIXELS = 200_000_000;
const AVIF = { quality: 55 };

/** Converts a picture to AVIF, at most 1600 px wide and without Exif data, and uploads it to `blog/` in the bucket. */
export async function uploadPostPicture(project: AdminClient, file: string) {
  const data = await toPostPicture(file);
  const name = `blog/${slugOf(file)}.avif`;
  const response = await upload({ ...project, name, data, replace: false }).catch(
    (error: unknown) => {
      throw connectionError(project.url, error);
    },
  );
  if (!response.ok) throw new UserError(await uploadErrorOf(response, name));
  return { path: `/media/${name}`, kilobytes: Math.ceil(data.length / 1000) };
}

/** @throws {UserError} for an animation, and for a file that sharp cannot read */
export async function toPostPicture(file: string): Promise<Buffer> {
  const picture = sharp(file, { limitInputPixels: MAX_PIXELS });
  const { pages = 1 } = await picture.metadata().catch(() => ({ pages: 1 }));
  if (pages > 1) {
    throw new UserError(
      `${file} holds ${pages} frames, and only the first would be shown. Save that frame as a PNG, or upload the animation to YouTube or Vimeo and embed it.`,
    );
  }
  try {
    return await picture
      .rotate()
      .resize({ width: MAX_WIDTH, withoutEnlargement: true })
      .avif(AVIF)
      .toBuffer();
  } catch (error) {
    throw new UserError(await readErrorOf(file, error));
  }
}

async function readErrorOf(file: string, error: unknown) {
  const start = await firstBytes(file);
  // AVIF, which sharp reads, starts with the same `ftyp` box as HEIC.
  if (
    start.subarray(4, 8).toString('latin1') === 'ftyp' &&
    !/avi[fs]/.test(start.toString('latin1'))
  ) {
    return `${file} is a HEIC picture, as iPhones take them, which cannot be read here. Export it as JPEG and upload that.`;
  }
  const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
  return `${file} cannot be read as a picture (${reason}). Save it as JPEG or PNG and upload that.`;
}

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file).catch(() => null);
  if (!handle) return Buffer.alloc(0);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(32), 0, 32, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** "Foto Café 1.JPG" becomes "foto-cafe-1", which needs no escaping in a URL. */
function slugOf(file: string) {
  const words = path
    .parse(file)
    .name.normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  if (!words) throw new UserError(`Rename ${file} first: its name needs letters or digits.`);
  return words.join('-');
}

async function uploadErrorOf(response: Response, name: string) {
  const text = await response.text();
  // Supabase Storage returns status 400 with 409 in the body.
  if (response.status === 409 || /duplicate/i.test(text)) {
    return `A picture /media/${name} already exists, and posts may show it. Rename yours.`;
  }
  return `The bucket refused ${name}: ${response.status} ${text}`;
}
