import 'server-only';
import { logNotice } from '../log';
import { admitSender } from './admit-sender';
import type { ContactMessage } from './fields';
import { storeContactMessage } from './message';

/**
 * Stores a message when there is room for it: for its sender, and in the database.
 * @param headers of the request that brought it
 * @throws when the database did not confirm; such a message does not count against its sender
 */
export async function receiveMessage(
  message: ContactMessage,
  submissionKey: string,
  headers: Headers,
): Promise<'stored' | 'limited'> {
  const admission = await admitSender(headers);
  if (admission === 'limited') {
    logNotice('A contact message was refused', 'its sender sent too many');
    return 'limited';
  }
  try {
    const outcome = await storeContactMessage(message, submissionKey);
    if (outcome === 'limited') {
      logNotice('A contact message was refused', 'the database takes no more in this minute');
      await admission.giveBack();
    }
    return outcome;
  } catch (error) {
    await admission.giveBack();
    throw error;
  }
}
