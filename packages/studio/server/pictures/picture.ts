import type { Picture } from '../../shared/api';
import type { Database } from '../database';
import { notFound, resultOf } from '../result';

/** The newest pictures with every word of the query, below the first `skip`, and how many there are. */
export async function listPictures(database: Database, query: string, skip = 0) {
  const rows = await resultOf(database.rpc('list_pictures', { query, skip }));
  const pictures = rows.map(
    (row): Picture => ({
      path: row.path,
      widths: row.widths,
      width: row.width,
      height: row.height,
      alt: row.alt,
      bytes: row.bytes,
      originalName: row.original_name,
      createdAt: row.created_at,
      createdBy: row.created_by,
      usedBy: row.used_by,
      isUsedByDeleted: row.is_used_by_deleted,
    }),
  );
  return { pictures, total: rows[0]?.total ?? 0 };
}

/** @throws {StudioError} 404 when there is none */
export async function readPicture(database: Database, path: string): Promise<Picture> {
  const { pictures } = await listPictures(database, path);
  const found = pictures.find((picture) => picture.path === path);
  if (!found) throw notFound();
  return found;
}
