import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { logNotice } from '@/lib/platform/log';

/** Lines on who came in and who did not, without texts, names, keys and addresses. */
export type SecurityLog = (event: string, about: { keyId?: string; network?: string }) => void;

/** @param secret makes of an address a word that shows which lines are of the same one, and not which it is */
export function createSecurityLog(secret: string): SecurityLog {
  return (event, { keyId, network }) => {
    const place = network === undefined ? undefined : `from ${pseudonym(network)}`;
    const key = keyId === undefined ? undefined : `key ${keyId}`;
    logNotice(`Studio: ${event}`, [key, place].filter(Boolean).join(' '));
  };

  function pseudonym(network: string) {
    return createHmac('sha256', secret).update(network).digest('hex').slice(0, 8);
  }
}

/** Lines of one event in a minute. Networks of strangers together could fill a disk with more. */
export const LINES_PER_MINUTE = 30;

/** The same log for what strangers can cause: above a number of lines of an event it says so once, and then waits a minute. */
export function limitLines(log: SecurityLog): SecurityLog {
  const lines = new RateLimiterMemory({ points: LINES_PER_MINUTE, duration: 60 });
  return (event, about) => {
    lines.consume(event).then(
      () => log(event, about),
      (refused: unknown) => {
        const isFirst =
          refused instanceof RateLimiterRes && refused.consumedPoints === LINES_PER_MINUTE + 1;
        if (isFirst) log(`${event}: more often than is logged in a minute`, {});
      },
    );
  };
}
