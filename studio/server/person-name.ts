/** The roles of the database, whose changes have no person: seed posts, the dashboard, the commands. */
const ROLES: Record<string, string> = {
  postgres: 'de database',
  supabase_admin: 'de database',
  service_role: 'een opdracht',
};

/** Who made a change, as private.studio_person of the database tells it, in words for a person. */
export function personName(storedName: string): string {
  return ROLES[storedName] ?? storedName;
}
