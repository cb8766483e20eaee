/** The files of supabase/migrations without ".sql", oldest first. A list, because the folder is not part of a build. */
export const migrationNames = [
  '20261123010100_schema_version',
  '20261123010200_posts_and_messages',
  '20261123010300_media_bucket',
  '20261123010400_published_posts',
  '20261123010500_former_slugs',
  '20261123010600_related_posts',
  '20261123010700_announcements',
  '20261123010800_preview_tokens',
  '20261123010900_contact_messages',
  '20261124010100_studio_roles',
  '20261124010200_drafts_and_versions',
  '20261124010300_deleted_posts',
  '20261124010400_pictures',
  '20261124010500_message_handling',
  '20261125010100_slug_owner',
  '20261125010200_withdrawn_post',
  '20261125010300_republish_post',
  '20261126010300_jobs',
  '20261126010400_posts_with_page',
  '20261126010500_search_and_inbox',
] as const;

/**
 * The first migration that a database lacks; null when it has all of them, or newer ones.
 * @param version result of `schema_version()`; null where the database has no such function
 */
export function firstMissingMigration(version: string | null): string | null {
  return migrationNames.find((name) => version === null || name.slice(0, 14) > version) ?? null;
}
