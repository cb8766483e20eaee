/**
 * The files of supabase/migrations without ".sql", the oldest first. A list, because the folder is not
 * part of a build; its test compares it with the folder.
 */
export const migrationNames = [
  '20261120000100_content',
  '20261120000200_media_bucket',
  '20261120000300_revalidate_hook',
  '20261121000100_announce_neighbours',
  '20261121000200_post_changes',
  '20261121000250_former_slugs',
  '20261121000300_announce_due_posts',
  '20261121000400_preview',
  '20261121000600_related_posts',
  '20261121000700_message_notices',
  '20261121000800_delete_old_messages',
  '20261121000900_message_limit',
  '20261122000100_public_sequences',
  '20261122000510_post_words',
  '20261122000520_post_counts',
  '20261122000530_sitemap_parts',
  '20261122000600_sitemap_years',
  '20261123000050_held_messages',
  '20261123000100_is_readable_post',
  '20261123000200_messages_of_a_person',
  '20261123000300_post_image_alt',
] as const;

/**
 * The first migration that a database lacks; null when it has them all, or newer ones.
 * @param version that `schema_version()` answered; null where the database has no such function
 */
export function firstMissingMigration(version: string | null): string | null {
  return migrationNames.find((name) => version === null || name.slice(0, 14) > version) ?? null;
}
