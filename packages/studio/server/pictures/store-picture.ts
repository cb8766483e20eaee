import { namedFiles, type PictureFiles, pictureColumns } from '@/lib/posts/media/convert-picture';
import type { Database } from '../database';
import { StudioError } from '../errors';
import { resultOf } from '../result';
import { removeNames, uploadFiles } from './files';

const MAX_NUMBER = 99;

type NewPicture = { files: PictureFiles; name: string; alt: string; originalName: string };

/** Stores a picture under its name, or with a number behind it when that is taken. @returns its path in the bucket */
export async function storePicture(database: Database, picture: NewPicture): Promise<string> {
  for (let number = 1; number <= MAX_NUMBER; number += 1) {
    const path = `blog/${picture.name}${number > 1 ? `-${number}` : ''}.avif`;
    if (await isStored(database, path, picture)) return path;
  }
  throw new StudioError(
    409,
    'picture-name',
    'Er zijn al te veel afbeeldingen met deze naam. Geef het bestand een andere naam en kies het opnieuw.',
  );
}

/** False when the path is taken. The files of a picture that the database refuses are removed again. */
async function isStored(database: Database, path: string, picture: NewPicture): Promise<boolean> {
  const { alt, originalName, files } = picture;
  const uploads = namedFiles(path, files);
  if (!(await uploadFiles(database, uploads))) return false;
  const columns = { path, alt, original_name: originalName, ...pictureColumns(files) };
  try {
    await resultOf(database.rpc('add_picture', { picture: columns }));
    return true;
  } catch (error) {
    const names = uploads.map(({ name }) => name);
    await removeNames(database, names).catch(() => {});
    if (error instanceof StudioError && error.code === 'path') return false;
    throw error;
  }
}
