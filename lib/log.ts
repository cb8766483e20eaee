import { currentRequestId } from './http/request-id';

const MAX_LENGTH = 500;

/**
 * Logs a failure in one line: `event`, then name, code and message of `cause`. For an SMTP error only
 * the codes, because the server's text may repeat the mail. Never pass visitors' input.
 */
export function logError(event: string, cause: unknown): void {
  console.error(line('error', oneLine(event), describe(cause)));
}

/** Logs an event that is not a failure but needs attention; never pass visitors' input. */
export function logNotice(event: string, detail: string): void {
  console.warn(line('notice', oneLine(event), oneLine(detail)));
}

/** Text, or JSON with LOG_FORMAT=json; with the request id inside a request. */
function line(level: 'error' | 'notice', event: string, detail: string): string {
  const requestId = currentRequestId();
  // Not getEnv(): it throws for an invalid environment, which must be logged too.
  if (process.env.LOG_FORMAT === 'json') {
    return JSON.stringify({ time: new Date().toISOString(), level, event, detail, requestId });
  }
  return `${event}: ${detail}${requestId ? ` (request ${requestId})` : ''}`;
}

type Cause = {
  name?: string;
  code?: string;
  message?: string;
  /** Reply of the mail server to `command`. */
  response?: string;
  command?: string;
  responseCode?: number;
};

function describe(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null) return oneLine(String(cause));
  const { name, code, message, response, command, responseCode } = cause as Cause;
  const reason = response === undefined ? [message] : [command, responseCode];
  return oneLine([name, code, ...reason].filter(Boolean).join(' '));
}

/** Replaces line breaks and control characters, which could forge log lines or control a terminal. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').slice(0, MAX_LENGTH);
}
