/** The public URL of the `media` bucket of a Supabase project. */
export function mediaBucketUrl(supabaseUrl: string): string {
  return `${supabaseUrl}/storage/v1/object/public/media`;
}
