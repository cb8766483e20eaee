import { createHmac, randomUUID } from 'node:crypto';

/** The Postgres roles of supabase/migrations. */
const ROLES = { editor: 'studio_editor', owner: 'studio_owner' } as const;

export type StudioRole = keyof typeof ROLES;

type Claims = { role: string; name: string; jti: string; iat: number; exp: number };

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * A person's key for the studio: a JWT that the project accepts as one of its roles.
 * @param jwtSecret of the project
 * @param name which versions show
 */
export function signStudioKey(
  jwtSecret: string,
  {
    role,
    name,
    lifetimeSeconds = YEAR_SECONDS,
  }: { role: StudioRole; name: string; lifetimeSeconds?: number },
): string {
  const issuedAt = Math.floor(Date.now() / 1000);
  const claims: Claims = {
    role: ROLES[role],
    name,
    jti: randomUUID(),
    iat: issuedAt,
    exp: issuedAt + lifetimeSeconds,
  };
  const signed = [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${signed}.${createHmac('sha256', jwtSecret).update(signed).digest('base64url')}`;
}

/** The person that a key names, which only the project verifies; undefined for anything but such a key. */
export function readStudioKey(
  key: string,
): { role: StudioRole; name: string; id: string } | undefined {
  try {
    const claims = claimsOf(key);
    const [role] = Object.entries(ROLES).find(([, name]) => name === claims.role) ?? [];
    if (!role || typeof claims.name !== 'string' || typeof claims.jti !== 'string')
      return undefined;
    return { role: role as StudioRole, name: claims.name, id: claims.jti };
  } catch {
    return undefined;
  }
}

/** Undefined for anything but a key that expires. */
export function expiryOf(key: string): Date | undefined {
  try {
    const seconds = claimsOf(key).exp;
    return Number.isFinite(seconds) ? new Date(seconds * 1000) : undefined;
  } catch {
    return undefined;
  }
}

/** @throws {SyntaxError} */
function claimsOf(key: string) {
  return JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString());
}
