/** The Postgres roles of supabase/migrations. */
export const ROLES = { editor: 'studio_editor', owner: 'studio_owner' } as const;

export type StudioRole = keyof typeof ROLES;

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
