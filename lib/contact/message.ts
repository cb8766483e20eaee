import 'server-only';
import { getSupabase } from '../platform/supabase/client';
import type { TablesInsert } from '../platform/supabase/database.types';
import { TOO_MANY_MESSAGES, UNIQUE_VIOLATION } from '../platform/supabase/error-codes';
import type { ContactMessage } from './fields';
import type { ClientUsage } from './rate-limiters';

const CREATED = 201;
/** The status that supabase-js reports when the request failed without a response. */
const NO_RESPONSE = 0;
/** 401: Supabase refuses its own token while its clock is behind (PGRST303). */
const PASSING = new Set([NO_RESPONSE, 401, 429, 500, 502, 503, 504]);
/** A slower failure is a timeout: a second one would keep the visitor waiting. */
const FAILED_FAST_MS = 2_000;
const PAUSE_MS = 1_000;

/**
 * Stores a message once per idempotency key; a failure that may pass is followed by a second try. A plain insert:
 * `on conflict` needs select permission, which the public role lacks.
 * @throws when the database did not confirm; the error never contains the message
 */
export async function storeContactMessage(
  message: ContactMessage,
  submissionKey: string,
  volume: ClientUsage,
): Promise<'stored' | 'limited'> {
  const row = { ...message, submission_key: submissionKey, sender_volume: volume };
  const begin = Date.now();
  let { error, status } = await insert(row);
  const isOurLimit = error?.code === TOO_MANY_MESSAGES;
  if (PASSING.has(status) && !isOurLimit && Date.now() - begin < FAILED_FAST_MS) {
    await new Promise((resume) => setTimeout(resume, PAUSE_MS));
    ({ error, status } = await insert(row));
  }
  // Reads the status instead of `!error`: supabase-js reports an empty response of a proxy as success.
  if (status === CREATED || error?.code === UNIQUE_VIOLATION) return 'stored';
  if (error?.code === TOO_MANY_MESSAGES) return 'limited';
  // A Postgres error text may repeat the row; a connection error does not.
  const cause = status === NO_RESPONSE ? `: ${error?.message}` : '';
  throw Object.assign(new Error(`insert into contact_messages, status ${status}${cause}`), {
    code: error?.code,
  });
}

function insert(row: TablesInsert<'contact_messages'>) {
  return getSupabase().from('contact_messages').insert(row);
}
