import 'server-only';
import { logNotice } from '../log';
import type { ContactMessage } from './fields';
import { storeContactMessage } from './message';
import { consumeRateLimit } from './rate-limit';

/**
 * Applies the rate limits and stores a message; `held` messages reach the owner in a digest only.
 * @throws when the database did not confirm; the message then does not count for the rate limits
 */
export async function receiveMessage(
  message: ContactMessage,
  submissionKey: string,
  headers: Headers,
): Promise<'stored' | 'held' | 'limited'> {
  const admission = await consumeRateLimit(headers);
  if (admission === 'limited') {
    logNotice('A contact message was refused', 'the client is above the rate limit');
    return 'limited';
  }
  try {
    const outcome = await storeContactMessage(message, submissionKey, admission.volume);
    if (outcome === 'limited') {
      logNotice('A contact message was refused', 'the database is at its byte limit for today');
      await admission.giveBack();
      return 'limited';
    }
    return admission.volume === 'many' ? 'held' : 'stored';
  } catch (error) {
    await admission.giveBack();
    throw error;
  }
}
