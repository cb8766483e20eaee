/** For the webhook, which sends a post twice, before and after the change. In bytes. */
const MAX_INTERFACE_BODY = 1_000_000;
/**
 * A form with every field at its bound has 25 kB in the widest script and 50 kB with the hidden copy
 * of an earlier try. The answer to a faulty form repeats it three times. In bytes.
 */
const MAX_FORM_BODY = 150_000;

/** The most bytes that a request to this address may bring; Next's own limit, 1 MiB, is above it. */
export function bodyLimit(path: string): number {
  return path.startsWith('/api/') ? MAX_INTERFACE_BODY : MAX_FORM_BODY;
}
