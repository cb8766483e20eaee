/**
 * Writes one line about a failure: what was attempted and why it failed. Never pass it what a
 * visitor typed; causes from the database client are reduced to their code and message.
 */
export function logError(event: string, cause: unknown): void {
  console.error(`${event}: ${describe(cause)}`);
}

function describe(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null) return String(cause);
  const { name, code, message } = cause as { name?: string; code?: string; message?: string };
  return [name, code, message].filter(Boolean).join(' ').replaceAll(/\s+/g, ' ').slice(0, 500);
}
