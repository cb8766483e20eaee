import { isKeyRefused } from './key-refusal';

test.each([
  ['a revoked key', 'PT401', 'the key of the studio is not valid'],
  ['a key of another project', 'PGRST301', 'No suitable key was found to decode the JWT'],
  ['an expired key', 'PGRST303', 'JWT expired'],
  ['an expired key, as PostgREST 12 says it', 'PGRST301', 'JWT expired'],
])('the answer to %s says that the key is bad', (_what, code, message) => {
  expect(isKeyRefused({ code, message })).toBe(true);
});

test.each([
  ['a clock that is behind', 'PGRST303', 'JWT issued at future'],
  ['a key that is not valid yet', 'PGRST303', 'JWT not yet valid'],
  ['a gateway', '', 'Unauthorized'],
  ['an answer without a text', '', undefined as unknown as string],
])('the answer of %s says nothing of the key', (_what, code, message) => {
  expect(isKeyRefused({ code, message })).toBe(false);
});
