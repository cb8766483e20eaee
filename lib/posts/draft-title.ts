import { titleFromSlug } from './title';

/** The pattern of private.is_made_up_slug in supabase/migrations. */
const MADE_UP = /^concept-[0-9a-f]{8}$/;

/** Whether the database gave the slug, because the post has no title yet. */
export function isMadeUpSlug(slug: string): boolean {
  return MADE_UP.test(slug);
}

/** The title that visitors see; "Zonder titel" for a post without one. */
export function postTitle(slug: string): string {
  return (!isMadeUpSlug(slug) && titleFromSlug(slug)) || 'Zonder titel';
}
