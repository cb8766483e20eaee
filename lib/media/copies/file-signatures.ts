/** What the `media` bucket accepts; the migration and scripts/embedded-supabase hold the same list. */
const TYPES: Record<string, string> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  png: 'image/png',
  webm: 'video/webm',
  webp: 'image/webp',
};

/**
 * Whether an answer of the bucket is of the kind that its name promises; without an extension that we
 * know, of any kind that the bucket accepts. An error page in HTML or JSON is neither.
 * @param file its name or path
 * @param contentType the header, with parameters
 */
export function isOfItsType(file: string, contentType: string | null): boolean {
  const given = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const [, extension = ''] = /\.([a-z0-9]+)$/i.exec(file) ?? [];
  const promised = TYPES[extension.toLowerCase()];
  return promised ? given === promised : Object.values(TYPES).includes(given);
}
