/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSigningKey } from './signing-key';

const jwk = {
  kty: 'EC',
  crv: 'P-256',
  alg: 'ES256',
  kid: 'b81a',
  x: 'x',
  y: 'y',
  d: 'secret-part',
};

function fileWith(content: string) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'signing-key-')), 'key.json');
  writeFileSync(file, content);
  return file;
}

test.each([
  ['the key itself', JSON.stringify(jwk)],
  ['a list with it', JSON.stringify([{ kty: 'oct', k: 'x' }, jwk])],
  ['the name of a file with the key', fileWith(JSON.stringify(jwk, null, 2))],
  ['the name of a file with a list', fileWith(`\n${JSON.stringify([jwk])}\n`)],
])('the variable may hold %s', (_, value) => {
  expect(readSigningKey(value)).toEqual(jwk);
});

test.each([
  ['a file that is not there', '/nowhere/key.json', 'no such file can be read'],
  ['an old secret', 'a-secret-part-of-an-older-project', 'no such file can be read'],
  ['broken JSON', '{"kty":"EC","d":"secret-part"', 'is not JSON'],
  ['a file that is not JSON', fileWith('secret-part'), 'is not JSON'],
  ['a key for RS256', '{"kty":"RSA","kid":"1","d":"secret-part"}', 'is not a key for ES256'],
  ['the public part', JSON.stringify({ ...jwk, d: undefined }), 'only the public part'],
  ['a key without a name', JSON.stringify({ ...jwk, kid: undefined }), 'has no "kid"'],
  ['null', '[null]', 'is not a key for ES256'],
])('%s is refused with its reason, and without the key', (_, value, reason) => {
  const read = () => readSigningKey(value);
  expect(read).toThrow(reason);
  expect(read).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('secret-part') }),
  );
});
