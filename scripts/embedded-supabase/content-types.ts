import path from 'node:path';

/** The kinds of files that the `media` bucket accepts; the migration holds the same list. */
const contentTypes = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
} as Record<string, string>;

export function contentTypeOf(file: string) {
  return contentTypes[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
}
