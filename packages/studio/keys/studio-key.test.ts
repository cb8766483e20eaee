import { readStudioKey } from './studio-key';

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
