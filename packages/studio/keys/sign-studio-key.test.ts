/** @jest-environment node */
import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { type SigningKey, signStudioKey } from './sign-studio-key';
import { expiryOf, readStudioKey } from './studio-key';

/** A key as `supabase gen signing-key --algorithm ES256` writes it. */
const jwk = {
  ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  ...{ kid: 'b81a', use: 'sig', key_ops: ['sign', 'verify'], alg: 'ES256', ext: true },
} as unknown as SigningKey;

test.each(['editor', 'owner'] as const)('a key names its person and the role %s', async (role) => {
  const key = await signStudioKey('secret', { role, name: 'Anna Müller' });
  expect(readStudioKey(key)).toMatchObject({ role, name: 'Anna Müller' });
});

test('each key has an id of its own, by which it can be revoked', async () => {
  const make = () => signStudioKey('s', { role: 'editor', name: 'A' });
  const ids = [await make(), await make()].map((key) => readStudioKey(key)?.id);
  expect(new Set(ids).size).toBe(2);
});

test('a signing key signs with ES256 and names itself, and the public part verifies it', async () => {
  const key = await signStudioKey(jwk, { role: 'owner', name: 'Jan' });
  const [header = '', claims = '', signature = ''] = key.split('.');
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({
    alg: 'ES256',
    kid: 'b81a',
    typ: 'JWT',
  });
  const { d: _private, ...publicPart } = jwk;
  const publicKey = createPublicKey({ key: publicPart, format: 'jwk' });
  expect(
    verify(
      'sha256',
      Buffer.from(`${header}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
  ).toBe(true);
  expect(readStudioKey(key)).toMatchObject({ role: 'owner', name: 'Jan' });
  const days = (Number(expiryOf(key)) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(Math.round(days)).toBe(365);
});
