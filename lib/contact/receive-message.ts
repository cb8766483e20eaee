import 'server-only';
import { logNotice } from '../log';
import type { ContactMessage } from './fields';
import { storeContactMessage } from './message';
import { consumeRateLimit } from './rate-limit';

/**
 * Stores a message. Refused are only very many messages of one browser or address, and what comes when
 * the database has taken the bytes of a day.
 * @param headers of the request that brought it
 * @returns `held` for a message of a sender of many, of which the owner is told in a digest
 * @throws when the database did not confirm; such a message does not count against its sender
 */
export async function receiveMessage(
  message: ContactMessage,
  submissionKey: string,
  headers: Headers,
): Promise<'stored' | 'held' | 'limited'> {
  const admission = await consumeRateLimit(headers);
  if (admission === 'limited') {
    logNotice('A contact message was refused', 'its sender sent too many');
    return 'limited';
  }
  try {
    const outcome = await storeContactMessage(message, submissionKey, admission.volume);
    if (outcome === 'limited') {
      logNotice('A contact message was refused', 'the database takes no more bytes on this day');
      await admission.giveBack();
      return 'limited';
    }
    return admission.volume === 'many' ? 'held' : 'stored';
  } catch (error) {
    await admission.giveBack();
    throw error;
  }
}
