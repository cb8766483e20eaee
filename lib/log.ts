import { currentRequestId } from './http/request-id';

/**
 * Writes one line about a failure: what was attempted and why it failed. Never pass it what a
 * visitor typed. Of a cause it writes name, code and message; of an answer by a mail server the
 * numbers alone, since its words may repeat the mail.
 */
export function logError(event: string, cause: unknown): void {
  console.error(line('error', oneLine(event), describe(cause)));
}

/** Writes one line about something that is no failure but wants somebody's attention; same rules. */
export function logNotice(event: string, detail: string): void {
  console.warn(line('notice', oneLine(event), oneLine(detail)));
}

/** For people, or with LOG_FORMAT=json for programs; both name the request where it has a name. */
function line(level: 'error' | 'notice', event: string, detail: string): string {
  const requestId = currentRequestId();
  // Not by getEnv(), which throws where the environment is wrong: that, too, has to be said.
  if (process.env.LOG_FORMAT === 'json') {
    return JSON.stringify({ time: new Date().toISOString(), level, event, detail, requestId });
  }
  return `${event}: ${detail}${requestId ? ` (request ${requestId})` : ''}`;
}

type Cause = {
  name?: string;
  code?: string;
  message?: string;
  /** What a mail server answered to this command. */
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

/** Without line breaks, and without the control characters by which a text would steer a terminal. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').slice(0, 500);
}
