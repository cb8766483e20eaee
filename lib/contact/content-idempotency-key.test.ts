import { contentIdempotencyKey } from './content-idempotency-key';
import { contactFields } from './fields';
import { IDEMPOTENCY_KEY_FIELD, idempotencyKeyOf } from './idempotency-key';

const message = { name: 'Jan', email: 'jan@deboer.example', subject: 'Zuil', message: 'Dag' };
const morning = new Date('2027-01-05T08:00:00Z');

test('the same words on the same day have the same key', () => {
  const evening = new Date('2027-01-05T21:00:00Z');
  expect(contentIdempotencyKey({ ...message }, undefined, evening)).toBe(
    contentIdempotencyKey(message, undefined, morning),
  );
});

test('the same words on another day are another message', () => {
  const nextDay = new Date('2027-01-06T08:00:00Z');
  expect(contentIdempotencyKey(message, undefined, nextDay)).not.toBe(
    contentIdempotencyKey(message, undefined, morning),
  );
});

test('a form that went out before midnight and again after it is one message', () => {
  const nextDay = new Date('2027-01-06T00:01:00Z');
  const sentKey = contentIdempotencyKey(message, undefined, morning);
  expect(contentIdempotencyKey(message, sentKey, nextDay)).toBe(sentKey);
});

test('a key that came along counts for its own words alone', () => {
  const sentKey = contentIdempotencyKey(message, undefined, morning);
  const corrected = { ...message, message: 'Goedendag' };
  expect(contentIdempotencyKey(corrected, sentKey, morning)).not.toBe(sentKey);
});

test.each(contactFields)('another %s is another message', (field) => {
  const other = { ...message, [field]: `${message[field]}!` };
  expect(contentIdempotencyKey(other, undefined, morning)).not.toBe(
    contentIdempotencyKey(message, undefined, morning),
  );
});

test('words that move from one field to the next are another message', () => {
  const moved = { ...message, subject: 'ZuilD', message: 'ag' };
  expect(contentIdempotencyKey(moved, undefined, morning)).not.toBe(
    contentIdempotencyKey(message, undefined, morning),
  );
});

test('the form takes the key back', () => {
  const form = new FormData();
  const key = contentIdempotencyKey(message, undefined, morning);
  form.set(IDEMPOTENCY_KEY_FIELD, key);
  expect(idempotencyKeyOf(form)).toBe(key);
});
