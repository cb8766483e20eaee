import 'server-only';
import { getSupabase } from '../supabase/client';
import type { ContactMessage } from './schema';

const UNIQUE_VIOLATION = '23505';

/**
 * Stores a message. A second delivery under the same key changes nothing and counts as stored.
 * The plain insert is all that the public role may do: `on conflict` would need to read.
 * @throws when the database did not confirm; the cause never contains the message
 */
export async function storeContactMessage(
  { name, email, subject, message }: ContactMessage,
  submissionKey: string,
): Promise<void> {
  const { error } = await getSupabase()
    .from('contact_messages')
    .insert({ name, email, subject, message, submission_key: submissionKey });
  if (!error || error.code === UNIQUE_VIOLATION) return;
  throw Object.assign(new Error('contact_messages insert refused'), { code: error.code });
}
