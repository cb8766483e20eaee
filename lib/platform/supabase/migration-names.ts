/** The files of supabase/migrations without ".sql", oldest first. A list, because the folder is not part of a build. */
export const migrationNames = [
  '20261126020100_roles_and_keys',
  '20261126020200_posts_and_messages',
  '20261126020300_published_posts',
  '20261126020400_studio_posts',
  '20261126020500_pictures',
  '20261126020600_message_handling',
  '20261126020700_search_and_jobs',
  '20261127010100_private_tables',
  '20261127020100_sender_copies',
  '20261127030100_studio_sessions',
  '20261128010100_owner_rooms',
  '20261128020000_message_team',
  '20261128040000_own_messages',
  '20261128050000_messages_of_person',
  '20261128060000_delete_message',
] as const;

/**
 * The first migration that a database lacks; null when it has all of them, or newer ones.
 * @param version result of `schema_version()`; null where the database has no such function
 */
export function firstMissingMigration(version: string | null): string | null {
  return migrationNames.find((name) => version === null || name.slice(0, 14) > version) ?? null;
}
