import { FUNCTION_MISSING } from '@/lib/supabase/error-codes';
import type { Database } from './database';

const LIFETIME = '7 days';

/**
 * A token for the site's previews. It outlives the studio by some days, then expires.
 * @throws {Error} with the reason for whoever starts the studio
 */
export async function createPreviewToken(database: Database, label: string): Promise<string> {
  const {
    data: token,
    error,
    status,
  } = await database.rpc('create_preview_token', {
    label,
    valid_for: LIFETIME,
  });
  if (error) throw new Error(reasonOf(error.code, status, error.message));
  return token;
}

function reasonOf(code: string, status: number, message: string) {
  if (status === 401) return 'STUDIO_KEY: was revoked, or is of another project. Ask the owner.';
  if (status === 0) return `SUPABASE_URL: the project does not respond (${message}).`;
  if (code === FUNCTION_MISSING) {
    return 'The project lacks migrations of the studio: npx supabase db push.';
  }
  return `The project refused a token for previews: ${message}`;
}
