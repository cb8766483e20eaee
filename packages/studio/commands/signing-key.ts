import { UserError } from '../../../scripts/lib/user-error.ts';
import type { SigningKey } from '../keys/sign-studio-key.ts';
import { signingKeyFrom } from '../keys/signing-key.ts';

/**
 * The private key in SUPABASE_SIGNING_KEY.
 * @throws {UserError} which never repeats the value
 */
export function readSigningKey(value: string): SigningKey {
  try {
    return signingKeyFrom(value);
  } catch (error) {
    throw new UserError(`SUPABASE_SIGNING_KEY: ${error instanceof Error ? error.message : error}`);
  }
}

/** What signs keys in the variables of the owner, and the one that holds it; undefined where neither is set. */
export function givenSigningKey() {
  const { SUPABASE_SIGNING_KEY, SUPABASE_JWT_SECRET } = process.env;
  if (SUPABASE_SIGNING_KEY) {
    return {
      variable: 'SUPABASE_SIGNING_KEY',
      signedBy: readSigningKey(SUPABASE_SIGNING_KEY),
    } as const;
  } else if (SUPABASE_JWT_SECRET?.trimStart().startsWith('{')) {
    throw new UserError(
      'SUPABASE_JWT_SECRET: holds a signing key, which belongs in SUPABASE_SIGNING_KEY.',
    );
  } else if (SUPABASE_JWT_SECRET) {
    return { variable: 'SUPABASE_JWT_SECRET', signedBy: SUPABASE_JWT_SECRET } as const;
  }
  return undefined;
}
