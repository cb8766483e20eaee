import 'server-only';
import { getSupabase } from '../supabase/client';
import { TOO_MANY_MESSAGES, UNIQUE_VIOLATION } from '../supabase/error-codes';
import type { ContactMessage } from './fields';
import type { SenderUsage } from './rate-limiters';

const CREATED = 201;
/** The status that supabase-js makes up when the database was not reached. */
const NO_ANSWER = 0;

/**
 * Stores a message, unless the database takes no more bytes on this day. A second delivery under the
 * same key changes nothing and counts as stored.
 * The plain insert is all that the public role may do: `on conflict` would need to read.
 * @param volume what its sender sent of late; the database holds the message by it
 * @throws when the database did not confirm; the cause never contains the message
 */
export async function storeContactMessage(
  { name, email, subject, message }: ContactMessage,
  submissionKey: string,
  volume: SenderUsage,
): Promise<'stored' | 'limited'> {
  const { error, status } = await getSupabase().from('contact_messages').insert({
    name,
    email,
    subject,
    message,
    submission_key: submissionKey,
    sender_volume: volume,
  });
  // Not "no error": the client takes an empty answer of whatever stands in between for success.
  if (status === CREATED || error?.code === UNIQUE_VIOLATION) return 'stored';
  if (error?.code === TOO_MANY_MESSAGES) return 'limited';
  // What an answer says may repeat the row. Without an answer the client says why there was none.
  const cause = status === NO_ANSWER ? `: ${error?.message}` : '';
  throw Object.assign(new Error(`insert into contact_messages, status ${status}${cause}`), {
    code: error?.code,
  });
}
