import type { Tables } from '@/lib/platform/supabase/database.types';
import { readAllRows } from '@/lib/platform/supabase/read-all-rows';
import type { Database } from './database';
import { resultOf } from './result';

const PAGE_SIZE = 1000;

/** All messages, or those of one e-mail address (ignoring case and surrounding spaces), oldest first. */
export function readMessages(
  database: Database,
  email?: string,
): Promise<Tables<'contact_messages'>[]> {
  return readAllRows((offset) =>
    resultOf(
      (email === undefined
        ? database.from('contact_messages').select()
        : database.rpc('messages_of', { address: email })
      )
        .order('created_at')
        .order('id')
        .range(offset, offset + PAGE_SIZE - 1),
    ),
  );
}
