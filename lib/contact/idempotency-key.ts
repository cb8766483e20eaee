/**
 * The field that makes a message countable: the same key means the same message, however often it
 * is delivered.
 */
export const IDEMPOTENCY_KEY_FIELD = 'submission_key';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The key that came with the form; undefined when there is none or it is no UUID. */
export function idempotencyKeyOf(form: FormData): string | undefined {
  const value = form.get(IDEMPOTENCY_KEY_FIELD);
  return typeof value === 'string' && UUID.test(value) ? value : undefined;
}

/**
 * A key for a message that has none yet, on the server and in every browser: `randomUUID` exists on
 * secure origins only, and a phone may open the embedded site over plain http.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
