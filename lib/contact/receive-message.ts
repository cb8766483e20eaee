import 'server-only';
import { logNotice } from '../platform/log';
import type { ContactMessage } from './fields';
import { storeContactMessage } from './message';
import { consumeRateLimit } from './rate-limit';

/**
 * Applies the rate limits and stores a message; `held` messages reach the owner in a digest only.
 * @param isSuspicious marks the message as one of many: held, and within their share of the bytes of a day
 * @throws when the database did not confirm; the message then does not count for the rate limits
 */
export async function receiveMessage(
  message: ContactMessage,
  submissionKey: string,
  headers: Headers,
  isSuspicious: boolean,
): Promise<'stored' | 'held' | 'limited'> {
  const admission = await consumeRateLimit(headers);
  if (admission === 'limited') {
    logNotice('A contact message was refused', 'the client is above the rate limit');
    return 'limited';
  }
  const volume = isSuspicious ? 'many' : admission.volume;
  try {
    const outcome = await storeContactMessage(message, submissionKey, volume);
    if (outcome === 'limited') {
      logNotice('A contact message was refused', 'the database is at its byte limit for today');
      await admission.giveBack();
      return 'limited';
    }
    return volume === 'many' ? 'held' : 'stored';
  } catch (error) {
    await admission.giveBack();
    throw error;
  }
}
