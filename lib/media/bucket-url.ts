/** The public URL of the `media` bucket of a Supabase project. */
export function mediaBucketUrl(supabaseUrl: string): string {
  return `${supabaseUrl}/storage/v1/object/public/media`;
}

/** The URL in that bucket of a path `/media/...` on the site. */
export function publicBucketUrl(supabaseUrl: string, mediaPath: string): string {
  return mediaBucketUrl(supabaseUrl) + mediaPath.slice('/media'.length);
}
