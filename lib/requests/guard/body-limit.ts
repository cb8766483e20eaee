/** Bytes that the webhook may send: its body has a post twice, before and after the change. */
const MAX_API_BODY = 1_000_000;
/**
 * A form with every field at its limit has at most 25 kB, and 50 kB with the hidden copy of an earlier
 * try; the response to an invalid form repeats it three times. In bytes.
 */
const MAX_FORM_BODY = 150_000;

/**
 * The maximum body of a request, in bytes; Next's own limit of 1 MiB is above it.
 * @param target path and query of the request, as they were sent
 */
export function bodyLimit(target: string): number {
  // Parsed as Next does it: "/api/../contact" is a form.
  const path = URL.canParse(target, 'http://x') ? new URL(target, 'http://x').pathname : '';
  return path.startsWith('/api/') ? MAX_API_BODY : MAX_FORM_BODY;
}
