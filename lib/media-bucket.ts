/** The public address of the `media` bucket of a Supabase project, to which /media/ leads. */
export function mediaBucketUrl(supabaseUrl: string): string {
  return `${supabaseUrl}/storage/v1/object/public/media`;
}
