import { logError } from '@/lib/platform/log';
import { smallerFileOf } from '@/lib/posts/media/post-picture-files';
import type { Database } from '../database';
import { DatabaseError } from '../database-error';
import { StudioError } from '../errors';

type BucketFile = { name: string; data: Buffer };

const bucketOf = (database: Database) => database.storage.from('media');

/**
 * Uploads files, none of which may exist; after a failure, those that were uploaded are removed again.
 * @returns false when one of the names is taken
 * @throws {DatabaseError} when the bucket fails
 */
export async function uploadFiles(database: Database, files: BucketFile[]): Promise<boolean> {
  const uploaded: string[] = [];
  for (const { name, data } of files) {
    const { error } = await bucketOf(database).upload(name, data, {
      contentType: 'image/avif',
      upsert: false,
    });
    if (!error) {
      uploaded.push(name);
      continue;
    }
    await removeNames(database, uploaded).catch(() => {});
    if (/exists|duplicate/i.test(error.message)) return false;
    throw new DatabaseError(error.name);
  }
  return true;
}

/** @throws {DatabaseError} when the bucket fails */
export async function removeNames(database: Database, names: string[]) {
  if (names.length === 0) return;
  const { error } = await bucketOf(database).remove(names);
  if (error) throw new DatabaseError(error.name);
}

type Widths = { widths: number[]; width: number };

/** Removes the files of a picture that is no longer in the library. */
export async function removeFiles(database: Database, path: string, { widths, width }: Widths) {
  const smaller = widths.flatMap((file) =>
    file === width ? [] : (smallerFileOf(path, file) ?? []),
  );
  await removeNames(database, [path, ...smaller]).catch((error: Error) => {
    logError(`Removing the files of ${path} failed`, error.name);
    throw new StudioError(
      502,
      'files-left',
      `De afbeelding staat niet meer in de bibliotheek, maar het bestand ${path} is nog op te vragen. Vraag de beheerder om het te wissen.`,
    );
  });
}
