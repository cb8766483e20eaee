/** What the `media` bucket accepts; the migration of its subject has the same types. */
export const CONTENT_TYPES: Record<string, string> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  png: 'image/png',
  webm: 'video/webm',
  webp: 'image/webp',
};

/** The type of a file by the extension of its name; undefined for one that the bucket does not accept. */
export function contentTypeOf(file: string): string | undefined {
  const [, extension = ''] = /\.([a-z0-9]+)$/i.exec(file) ?? [];
  return CONTENT_TYPES[extension.toLowerCase()];
}

/** Whether a content type fits the extension of a file name, or any type of the bucket if that is unknown. */
export function hasExpectedContentType(file: string, contentType: string | null): boolean {
  const actual = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const expected = contentTypeOf(file);
  return expected ? actual === expected : Object.values(CONTENT_TYPES).includes(actual);
}
