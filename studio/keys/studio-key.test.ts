import { readStudioKey, signStudioKey } from './studio-key';

test.each(['editor', 'owner'] as const)('a key names its person and the role %s', (role) => {
  const key = signStudioKey('secret', { role, name: 'Anna Müller' });
  expect(readStudioKey(key)).toMatchObject({ role, name: 'Anna Müller' });
});

test('each key has an id of its own, by which it can be revoked', () => {
  const ids = [1, 2].map(
    () => readStudioKey(signStudioKey('s', { role: 'editor', name: 'A' }))?.id,
  );
  expect(new Set(ids).size).toBe(2);
});

test.each([
  ['an empty text', ''],
  ['a text without parts', 'key'],
  [
    'a JWT of another role',
    `x.${Buffer.from('{"role":"anon","name":"A","jti":"1"}').toString('base64url')}.x`,
  ],
  [
    'a JWT without a name',
    `x.${Buffer.from('{"role":"studio_editor","jti":"1"}').toString('base64url')}.x`,
  ],
])('%s is no key', (_which, key) => {
  expect(readStudioKey(key)).toBeUndefined();
});
