import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY_FIELD, idempotencyKeyOf, newIdempotencyKey } from './idempotency-key';

function formWith(key?: string | File): FormData {
  const form = new FormData();
  if (key !== undefined) form.set(IDEMPOTENCY_KEY_FIELD, key);
  return form;
}

test('the key of the form is read', () => {
  const key = randomUUID();
  expect(idempotencyKeyOf(formWith(key))).toBe(key);
});

test('a key in capitals is a key', () => {
  const key = randomUUID().toUpperCase();
  expect(idempotencyKeyOf(formWith(key))).toBe(key);
});

test.each([
  ['that is missing', undefined],
  ['that is empty', ''],
  ['that is no UUID', 'mijn-sleutel'],
  ['without hyphens', randomUUID().replaceAll('-', '')],
  ['with something behind it', `${randomUUID()}\n`],
  ['with something in front of it', ` ${randomUUID()}`],
  ['that is a file', new File([randomUUID()], 'x.txt')],
])('a key %s counts as none', (_kind, key) => {
  expect(idempotencyKeyOf(formWith(key))).toBeUndefined();
});

test('a new key can be read back from a form, and no two are the same', () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey);
  for (const key of keys) expect(idempotencyKeyOf(formWith(key))).toBe(key);
  expect(new Set(keys).size).toBe(keys.length);
});
