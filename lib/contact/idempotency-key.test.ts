import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY_FIELD, idempotencyKeyOf, newIdempotencyKey } from './idempotency-key';

function formWith(key?: string | File): FormData {
  const form = new FormData();
  if (key !== undefined) form.set(IDEMPOTENCY_KEY_FIELD, key);
  return form;
}

test('idempotency key is read from the submitted form', () => {
  const key = randomUUID();
  expect(idempotencyKeyOf(formWith(key))).toBe(key);
});

test('idempotency key in capitals is accepted', () => {
  const key = randomUUID().toUpperCase();
  expect(idempotencyKeyOf(formWith(key))).toBe(key);
});

test.each([
  ['that is missing', undefined],
  ['that is empty', ''],
  ['that is no UUID', 'mijn-sleutel'],
  ['without hyphens', randomUUID().replaceAll('-', '')],
  ['followed by a line break', `${randomUUID()}\n`],
  ['preceded by a space', ` ${randomUUID()}`],
  ['that is a file', new File([randomUUID()], 'x.txt')],
])('idempotency key %s is ignored', (_kind, key) => {
  expect(idempotencyKeyOf(formWith(key))).toBeUndefined();
});

test('new idempotency keys are unique and accepted when the form submits them', () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey);
  for (const key of keys) expect(idempotencyKeyOf(formWith(key))).toBe(key);
  expect(new Set(keys).size).toBe(keys.length);
});
