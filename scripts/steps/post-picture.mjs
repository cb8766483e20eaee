import path from 'node:path';
import sharp from 'sharp';
import { upload } from '../embedded-supabase/upload-media.mjs';
import { notAnswering } from './owners-project.mjs';
import { PlainError } from './plain-error.mjs';

/** As wide as a post shows a picture on a screen of double density. */
const MOST_WIDTH = 1600;
const AVIF = { quality: 55 };

/**
 * Makes a picture ready for a post (AVIF, at most 1600 px wide, without the place and camera that
 * a photograph carries) and puts it into the bucket's folder `blog`.
 * @param {{ url: string, secretKey: string }} project
 * @param {string} file
 */
export async function uploadPostPicture(project, file) {
  const data = await toPostPicture(file);
  const name = `blog/${nameOf(file)}.avif`;
  const response = await upload({ ...project, name, data, replace: false }).catch((error) => {
    throw notAnswering(project.url, error);
  });
  if (!response.ok) throw new PlainError(await refusal(response, name));
  return { path: `/media/${name}`, kilobytes: Math.ceil(data.length / 1000) };
}

/** @param {string} file */
async function toPostPicture(file) {
  try {
    return await sharp(file)
      .rotate()
      .resize({ width: MOST_WIDTH, withoutEnlargement: true })
      .avif(AVIF)
      .toBuffer();
  } catch (error) {
    throw new PlainError(
      `${file} cannot be read as a picture: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/**
 * "Foto Café 1.JPG" becomes "foto-cafe-1": an address that survives being typed over.
 * @param {string} file
 */
function nameOf(file) {
  const words = path
    .parse(file)
    .name.normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  if (!words) throw new PlainError(`Give ${file} a name with letters or digits first.`);
  return words.join('-');
}

/** @param {Response} response @param {string} name */
async function refusal(response, name) {
  const text = await response.text();
  // Storage answers 400 and says 409 in its text.
  if (response.status === 409 || /duplicate/i.test(text)) {
    return `There is a picture /media/${name} already, which posts may show. Give yours another name.`;
  }
  return `The bucket refused ${name}: ${response.status} ${text}`;
}
