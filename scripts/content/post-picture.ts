import { open } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { upload } from '../embedded-supabase/upload-media.ts';
import { notAnswering } from '../lib/admin-client.ts';
import { UserError } from '../lib/user-error.ts';

/** As wide as a post shows a picture on a screen of double density. */
const MOST_WIDTH = 1600;
/** 200 megapixels: the largest cameras of phones. Reading more fills the memory. */
const MOST_PIXELS = 200_000_000;
const AVIF = { quality: 55 };

/**
 * Makes a picture ready for a post (AVIF, at most 1600 px wide, without the place and camera that
 * a photograph carries) and puts it into the bucket's folder `blog`.
 */
export async function uploadPostPicture(project: { url: string; secretKey: string }, file: string) {
  const data = await toPostPicture(file);
  const name = `blog/${nameOf(file)}.avif`;
  const response = await upload({ ...project, name, data, replace: false }).catch((error) => {
    throw notAnswering(project.url, error);
  });
  if (!response.ok) throw new UserError(await refusal(response, name));
  return { path: `/media/${name}`, kilobytes: Math.ceil(data.length / 1000) };
}

/**
 * @returns AVIF
 * @throws UserError for what is no still picture that can be read
 */
export async function toPostPicture(file: string): Promise<Buffer> {
  const picture = sharp(file, { limitInputPixels: MOST_PIXELS });
  const { pages = 1 } = await picture.metadata().catch(() => ({ pages: 1 }));
  if (pages > 1) {
    throw new UserError(
      `${file} holds ${pages} frames, and only the first would be shown. Save the frame you want as a PNG, or put the animation on YouTube or Vimeo and embed it.`,
    );
  }
  try {
    return await picture
      .rotate()
      .resize({ width: MOST_WIDTH, withoutEnlargement: true })
      .avif(AVIF)
      .toBuffer();
  } catch (error) {
    throw new UserError(await reasonOf(file, error));
  }
}

/** @param error of sharp, whose message may have several lines */
async function reasonOf(file: string, error: unknown) {
  const start = await firstBytes(file);
  // AVIF, which sharp reads, starts like HEIC: both are ISO media files.
  if (
    start.subarray(4, 8).toString('latin1') === 'ftyp' &&
    !/avi[fs]/.test(start.toString('latin1'))
  ) {
    return `${file} is a HEIC picture, as iPhones take them, which cannot be read here. Export it as JPEG and upload that.`;
  }
  const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
  return `${file} cannot be read as a picture (${reason}). Save it as JPEG or PNG and upload that.`;
}

/** @returns empty where there is no such file */
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

/** "Foto Café 1.JPG" becomes "foto-cafe-1": an address that survives being typed over. */
function nameOf(file: string) {
  const words = path
    .parse(file)
    .name.normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  if (!words) throw new UserError(`Give ${file} a name with letters or digits first.`);
  return words.join('-');
}

async function refusal(response: Response, name: string) {
  const text = await response.text();
  // Storage answers 400 and says 409 in its text.
  if (response.status === 409 || /duplicate/i.test(text)) {
    return `There is a picture /media/${name} already, which posts may show. Give yours another name.`;
  }
  return `The bucket refused ${name}: ${response.status} ${text}`;
}
