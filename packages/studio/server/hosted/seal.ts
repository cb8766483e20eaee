import { hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';

const ALGORITHMS = { alg: 'dir', enc: 'A256GCM' } as const;

/** Encrypts values for cookies. Instances with the same secret open each other's. */
export type Seal = {
  /** @param purpose a value sealed for one purpose opens for no other */
  close: (purpose: string, value: Record<string, unknown>, endsAt: Date) => Promise<string>;
  /** Undefined for what is not sealed with these secrets for this purpose, or has ended. */
  open: (purpose: string, sealed: string) => Promise<Record<string, unknown> | undefined>;
};

/** @param secrets the first one seals; values of the others, which were in use before, still open */
export function createSeal(secrets: [string, ...string[]]): Seal {
  const keys = secrets.map(keyOf) as [Uint8Array, ...Uint8Array[]];
  return {
    close: (purpose, value, endsAt) =>
      new EncryptJWT(value)
        .setProtectedHeader(ALGORITHMS)
        .setAudience(purpose)
        .setExpirationTime(endsAt)
        .encrypt(keys[0]),
    async open(purpose, sealed) {
      for (const candidate of keys) {
        const opened = await jwtDecrypt(sealed, candidate, {
          audience: purpose,
          keyManagementAlgorithms: [ALGORITHMS.alg],
          contentEncryptionAlgorithms: [ALGORITHMS.enc],
        }).catch(() => undefined);
        if (opened) return opened.payload;
      }
      return undefined;
    },
  };
}

function keyOf(secret: string) {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'cookies of the studio', 32));
}
