import path from 'node:path';

/** The media types that the `media` bucket accepts, as in its migration. */
const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
};

export function contentTypeOf(file: string) {
  return contentTypes[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
}
