import { hasOwnSupabase } from '../../../scripts/lib/environment.ts';
import { UserError } from '../../../scripts/lib/user-error.ts';
import { signStudioKey } from '../keys/sign-studio-key.ts';
import { readStudioKey, type StudioRole } from '../keys/studio-key.ts';
import { createDatabase, type Database } from '../server/database.ts';
import { refusalOf } from './refused-key.ts';
import { givenSigningKey } from './signing-key.ts';

/** Equals the limit in private.studio_key_is_valid of the database. */
const MAX_NAME_LENGTH = 60;

const NEEDS_PROJECT =
  'Set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY: keys are for a hosted project, the embedded data needs none.';

const NEEDS_SIGNING_KEY =
  'SUPABASE_SIGNING_KEY: is not set. It holds your signing key, or the name of its file: docs/editing.md tells how to make one.';

/** Prints a new key of a person, which nobody can show again. */
export async function makeKey(role: StudioRole, name: string) {
  if (name.trim() === '' || name.length > MAX_NAME_LENGTH) {
    throw new UserError(`A name has 1 to ${MAX_NAME_LENGTH} characters.`);
  }
  if (!hasOwnSupabase()) throw new UserError(NEEDS_PROJECT);
  const given = givenSigningKey();
  if (!given) throw new UserError(NEEDS_SIGNING_KEY);
  const { variable, signedBy } = given;
  const key = await signStudioKey(signedBy, { role, name: name.trim() });
  const { error, status } = await databaseOf(key).rpc('note_studio_key', {
    in_use: false,
  });
  if (error) throw new UserError(refusalOf(error, status, variable));
  console.log(`Key of ${name.trim()}, valid for a year. Its id is ${readStudioKey(key)?.id}.
It is shown only now. It belongs in .env.local on the machine of ${name.trim()}:

STUDIO_KEY=${key}`);
}

/** Ends a key by its id, or the present keys of a person by name. */
export async function revokeKey(idOrName: string) {
  if (!hasOwnSupabase()) throw new UserError(NEEDS_PROJECT);
  const { STUDIO_KEY } = process.env;
  const owner = STUDIO_KEY ? readStudioKey(STUDIO_KEY) : undefined;
  if (!STUDIO_KEY || owner?.role !== 'owner') {
    throw new UserError('STUDIO_KEY: must be the key of the owner, who alone revokes keys.');
  }
  const { error } = await databaseOf(STUDIO_KEY).rpc('revoke_studio_key', { id_or_name: idOrName });
  if (error) throw new UserError(`The project did not revoke the key: ${error.message}`);
  console.log(`Revoked: ${idOrName}. A studio that runs on it gets no data from now on.`);
}

function databaseOf(studioKey: string): Database {
  return createDatabase({
    supabaseUrl: process.env.SUPABASE_URL?.replace(/\/+$/, '') ?? '',
    publishableKey: process.env.SUPABASE_PUBLISHABLE_KEY ?? '',
    studioKey,
  });
}
