/** The roles of the database, whose changes have no person: seed posts, the dashboard, the commands. */
const ROLES = ['postgres', 'supabase_admin', 'service_role'];

/** @returns the person that private.studio_person of the database tells, empty for a role of the database */
export function personName(storedName: string): string {
  return ROLES.includes(storedName) ? '' : storedName;
}
