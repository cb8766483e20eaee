import { contentIdempotencyKey } from './content-idempotency-key';
import { contactFields } from './fields';
import { IDEMPOTENCY_KEY_FIELD, idempotencyKeyOf } from './idempotency-key';

const message = { name: 'Jan', email: 'jan@deboer.example', subject: 'Zuil', message: 'Dag' };
const morning = new Date('2027-01-05T08:00:00Z');

test('content idempotency key is the same for the same message on the same day', () => {
  const evening = new Date('2027-01-05T21:00:00Z');
  expect(contentIdempotencyKey({ ...message }, undefined, evening)).toBe(
    contentIdempotencyKey(message, undefined, morning),
  );
});

test('content idempotency key differs for the same message on another day', () => {
  const nextDay = new Date('2027-01-06T08:00:00Z');
  expect(contentIdempotencyKey(message, undefined, nextDay)).not.toBe(
    contentIdempotencyKey(message, undefined, morning),
  );
});

test('content idempotency key stays the same for a form resubmitted after midnight', () => {
  const nextDay = new Date('2027-01-06T00:01:00Z');
  const sentKey = contentIdempotencyKey(message, undefined, morning);
  expect(contentIdempotencyKey(message, sentKey, nextDay)).toBe(sentKey);
});

test('content idempotency key ignores a submitted key when the message was edited', () => {
  const sentKey = contentIdempotencyKey(message, undefined, morning);
  const corrected = { ...message, message: 'Goedendag' };
  expect(contentIdempotencyKey(corrected, sentKey, morning)).not.toBe(sentKey);
});

test.each(contactFields)('content idempotency key differs when only the %s differs', (field) => {
  const other = { ...message, [field]: `${message[field]}!` };
  expect(contentIdempotencyKey(other, undefined, morning)).not.toBe(
    contentIdempotencyKey(message, undefined, morning),
  );
});

test('content idempotency key differs when text moves from one field to the next', () => {
  const moved = { ...message, subject: 'ZuilD', message: 'ag' };
  expect(contentIdempotencyKey(moved, undefined, morning)).not.toBe(
    contentIdempotencyKey(message, undefined, morning),
  );
});

test('content idempotency key is accepted as a key when the form submits it', () => {
  const form = new FormData();
  const key = contentIdempotencyKey(message, undefined, morning);
  form.set(IDEMPOTENCY_KEY_FIELD, key);
  expect(idempotencyKeyOf(form)).toBe(key);
});
