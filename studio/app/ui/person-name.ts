/** Of the database, for a change by other means than the studio. */
const DATABASE_ROLES = new Set(['postgres', 'service_role', 'supabase_admin']);

/** The person who made a change; empty when it was not made in the studio. */
export function personName(changedBy: string): string {
  return DATABASE_ROLES.has(changedBy) ? '' : changedBy;
}
