/** The form field with the idempotency key: deliveries with the same key are stored once. */
export const IDEMPOTENCY_KEY_FIELD = 'submission_key';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The key of a submission; undefined when it is missing or not a UUID. */
export function idempotencyKeyOf(form: FormData): string | undefined {
  const value = form.get(IDEMPOTENCY_KEY_FIELD);
  return typeof value === 'string' && UUID.test(value) ? value : undefined;
}

/** A random UUID. Not `crypto.randomUUID`, which requires a secure origin: an embedded site may use plain http. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
