import { readFileSync } from 'node:fs';
import type { SigningKey } from './sign-studio-key.ts';

const MAKE_ONE = 'Make one with npx supabase gen signing-key --algorithm ES256 (docs/editing.md).';

/**
 * The private key of a variable, as the Supabase CLI writes it.
 * @param value the JWK itself, a list with it, or the name of a file with either
 * @throws {Error} which says what is wrong behind the name of the variable, and never repeats the value
 */
export function signingKeyFrom(value: string): SigningKey {
  const isKey = /^\s*[[{]/.test(value);
  const keys = [parsed(isKey ? value : contentOf(value))].flat();
  const key = keys.find((jwk) => jwk?.kty === 'EC' && jwk.crv === 'P-256');
  if (!key) throw new Error(`is not a key for ES256. ${MAKE_ONE}`);
  if (!key.d)
    throw new Error('is only the public part of a key. Keys are made with the private part.');
  if (!key.kid) throw new Error(`has no "kid", by which the project finds its key. ${MAKE_ONE}`);
  return key as SigningKey;
}

function contentOf(file: string) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(
      'must be a key as JSON, or the name of a file with one; no such file can be read.',
    );
  }
}

function parsed(text: string): Partial<SigningKey> | Partial<SigningKey>[] {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`is not JSON. ${MAKE_ONE}`);
  }
}
