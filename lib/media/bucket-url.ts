/** The public address of the `media` bucket of a Supabase project, to which /media/ leads. */
export function mediaBucketUrl(supabaseUrl: string): string {
  return `${supabaseUrl}/storage/v1/object/public/media`;
}

/** Where the bucket of this project holds what the site shows under `/media/...`. */
export function publicBucketUrl(supabaseUrl: string, mediaPath: string): string {
  return mediaBucketUrl(supabaseUrl) + mediaPath.slice('/media'.length);
}
