import 'server-only';
import { getSupabase } from '../supabase/client';
import { TOO_MANY_MESSAGES, UNIQUE_VIOLATION } from '../supabase/error-codes';
import type { ContactMessage } from './fields';
import type { ClientUsage } from './rate-limiters';

const CREATED = 201;
/** The status that supabase-js reports when the request failed without a response. */
const NO_RESPONSE = 0;

/**
 * Stores a message once per idempotency key. A plain insert: `on conflict` needs select permission,
 * which the public role lacks.
 * @throws when the database did not confirm; the error never contains the message
 */
export async function storeContactMessage(
  { name, email, subject, message }: ContactMessage,
  submissionKey: string,
  volume: ClientUsage,
): Promise<'stored' | 'limited'> {
  const { error, status } = await getSupabase().from('contact_messages').insert({
    name,
    email,
    subject,
    message,
    submission_key: submissionKey,
    sender_volume: volume,
  });
  // Not `!error`: supabase-js reports an empty response of a proxy as success.
  if (status === CREATED || error?.code === UNIQUE_VIOLATION) return 'stored';
  if (error?.code === TOO_MANY_MESSAGES) return 'limited';
  // A Postgres error text may repeat the row; a connection error does not.
  const cause = status === NO_RESPONSE ? `: ${error?.message}` : '';
  throw Object.assign(new Error(`insert into contact_messages, status ${status}${cause}`), {
    code: error?.code,
  });
}
