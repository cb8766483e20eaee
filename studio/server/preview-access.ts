import type { Database } from './database';

const LIFETIME = '7 days';

/** A token for the site's previews. It outlives the studio by some days, then expires. */
export async function createPreviewToken(database: Database, label: string): Promise<string> {
  const { data: token, error } = await database.rpc('create_preview_token', {
    label,
    valid_for: LIFETIME,
  });
  if (error) throw new Error(`The project refused a token for previews: ${error.message}`);
  return token;
}
