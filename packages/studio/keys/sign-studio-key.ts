import { randomUUID } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import { ROLES, type StudioRole } from './studio-key.ts';

/** The private part of a signing key of a project, as JWK. */
export type SigningKey = {
  kid: string;
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
  d: string;
};

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * A person's key for the studio: a JWT that the project accepts as one of its roles.
 * @param signedBy a signing key of the project, or the secret of the embedded data or of an older project
 * @param name which versions show
 */
export async function signStudioKey(
  signedBy: SigningKey | string,
  {
    role,
    name,
    id = randomUUID(),
    lifetimeSeconds = YEAR_SECONDS,
  }: { role: StudioRole; name: string; id?: string; lifetimeSeconds?: number },
): Promise<string> {
  const issuedAt = Math.floor(Date.now() / 1000);
  const jwt = new SignJWT({ role: ROLES[role], name })
    .setJti(id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds);
  if (typeof signedBy === 'string') {
    const secret = new TextEncoder().encode(signedBy);
    return jwt.setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(secret);
  }
  const { kid, kty, crv, x, y, d } = signedBy;
  // Drops `key_ops`: the CLI writes "verify" too, which Web Crypto refuses in a private key.
  const key = await importJWK({ kty, crv, x, y, d }, 'ES256');
  return jwt.setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' }).sign(key);
}
