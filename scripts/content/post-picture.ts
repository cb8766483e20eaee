import { readFile } from 'node:fs/promises';
import {
  convertPicture,
  namedFiles,
  PictureError,
  pictureColumns,
} from '../../lib/posts/media/convert-picture.ts';
import { pictureNameOf } from '../../lib/posts/media/picture-name.ts';
import { upload } from '../../packages/local-supabase/upload-media.ts';
import { type AdminClient, connectionError, requestAsAdmin } from '../lib/admin-client.ts';
import { UserError } from '../lib/user-error.ts';

const ADVICE = {
  empty: () => 'holds no bytes. Copy it again from where it came.',
  heic: () =>
    'is a HEIC picture, as iPhones take them, which cannot be read here. Export it as JPEG and upload that.',
  vector: () => 'is a vector drawing. Export it as a PNG, 1600 px wide, and upload that.',
  animated: (reason: string) =>
    `holds ${reason}, and only the first would be shown. Save that frame as a PNG, or upload the animation to YouTube or Vimeo and embed it.`,
  several: (reason: string) =>
    `holds ${reason}, and only the first would be shown. Save the one that you mean as a PNG.`,
  'too long': (reason: string) =>
    `has ${reason} px, too long for its text to be readable. Cut it into parts of at most 16,000 px.`,
  'too slow': () => 'takes too long to convert. Save it as a JPEG, 1600 px wide, and upload that.',
  'too large': (reason: string) =>
    `has ${reason} px, more than 200 megapixels. Save it smaller, 1600 px wide is enough.`,
  unreadable: (reason: string) =>
    `cannot be read as a picture (${reason}). Save it as JPEG or PNG and upload that.`,
};

/** Converts a picture to AVIF in several widths, uploads it to `blog/` in the bucket and adds it to those of the studio. */
export async function uploadPostPicture(project: AdminClient, file: string) {
  const picture = await toPostPicture(file);
  const path = `blog/${nameOf(file)}.avif`;
  const files = namedFiles(path, picture);
  for (const { name, data } of files) {
    const replace = name !== path;
    const response = await upload({ ...project, name, data, replace }).catch((error: unknown) => {
      throw connectionError(project.url, error);
    });
    if (!response.ok) throw new UserError(await uploadErrorOf(response, name));
  }
  const original_name = file.replace(/^.*[\\/]/, '').slice(-255);
  await requestAsAdmin(project, 'rpc/add_picture', {
    method: 'POST',
    body: { picture: { path, original_name, ...pictureColumns(picture) } },
  });
  return { path: `/media/${path}`, kilobytes: Math.ceil((files[0]?.data.length ?? 0) / 1000) };
}

/** @throws {UserError} that says what to do, for a file that does not become a picture */
export async function toPostPicture(file: string) {
  const original = await readFile(file).catch(() => {
    throw new UserError(`${file} cannot be read. Is it the right path?`);
  });
  return convertPicture(original).catch((error: unknown) => {
    if (!(error instanceof PictureError)) throw error;
    throw new UserError(`${file} ${ADVICE[error.problem](error.message)}`);
  });
}

function nameOf(file: string) {
  const name = pictureNameOf(file);
  if (!name) throw new UserError(`Rename ${file} first: its name needs letters or digits.`);
  return name;
}

async function uploadErrorOf(response: Response, name: string) {
  const text = await response.text();
  // Supabase Storage returns status 400 with 409 in the body.
  if (response.status === 409 || /duplicate/i.test(text)) {
    return `A picture /media/${name} already exists, and posts may show it. Rename yours.`;
  }
  return `The bucket refused ${name}: ${response.status} ${text}`;
}
