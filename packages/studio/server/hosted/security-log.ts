import { createHmac } from 'node:crypto';
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
