/** What the `media` bucket accepts; the migration and scripts/embedded-supabase have the same list. */
const CONTENT_TYPES: Record<string, string> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  png: 'image/png',
  webm: 'video/webm',
  webp: 'image/webp',
};

/** Whether a content type fits the extension of a file name, or any type of the bucket if that is unknown. */
export function hasExpectedContentType(file: string, contentType: string | null): boolean {
  const actual = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const [, extension = ''] = /\.([a-z0-9]+)$/i.exec(file) ?? [];
  const expected = CONTENT_TYPES[extension.toLowerCase()];
  return expected ? actual === expected : Object.values(CONTENT_TYPES).includes(actual);
}
