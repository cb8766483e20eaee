import { currentRequestId } from './request-id';

const MAX_LENGTH = 500;

/** Logs a failure in one line. Never pass visitors' input; the text of an SMTP error is omitted, as it may repeat it. */
export function logError(event: string, cause: unknown): void {
  console.error(line('error', oneLine(event), describe(cause)));
}

/** Logs an event that needs attention but is not a failure. Never pass visitors' input. */
export function logNotice(event: string, detail: string): void {
  console.warn(line('notice', oneLine(event), oneLine(detail)));
}

function line(level: 'error' | 'notice', event: string, detail: string): string {
  const requestId = currentRequestId();
  // getEnv() throws for an invalid environment.
  if (process.env.LOG_FORMAT === 'json') {
    return JSON.stringify({ time: new Date().toISOString(), level, event, detail, requestId });
  }
  return `${event}: ${detail}${requestId ? ` (request ${requestId})` : ''}`;
}

type Cause = {
  name?: string;
  code?: string;
  message?: string;
  /** SMTP reply. */
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

/** Control characters could forge log lines or control a terminal. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').slice(0, MAX_LENGTH);
}
