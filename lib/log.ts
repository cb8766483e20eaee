/**
 * Writes one line about a failure: what was attempted and why it failed. Never pass it what a
 * visitor typed; causes from the database client are reduced to their code and message.
 */
export function logError(event: string, cause: unknown): void {
  console.error(`${event}: ${describe(cause)}`);
}

/** Writes one line about something that is no failure but wants somebody's attention; same rules. */
export function logNotice(event: string, detail: string): void {
  console.warn(`${event}: ${oneLine(detail)}`);
}

function describe(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null) return oneLine(String(cause));
  const { name, code, message } = cause as { name?: string; code?: string; message?: string };
  return oneLine([name, code, message].filter(Boolean).join(' '));
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 500);
}
