import type { Tables } from '@/lib/supabase/database.types';
import type { Database } from './database';
import { resultOf } from './result';

/** The default row limit of a hosted project. */
const PAGE_SIZE = 1000;

/** All messages, or those of one e-mail address (ignoring case and surrounding spaces), oldest first. */
export async function readMessages(
  database: Database,
  email?: string,
): Promise<Tables<'contact_messages'>[]> {
  const rows: Tables<'contact_messages'>[] = [];
  for (;;) {
    const page = await resultOf(
      (email === undefined
        ? database.from('contact_messages').select()
        : database.rpc('messages_of', { address: email })
      )
        .order('created_at')
        .order('id')
        .range(rows.length, rows.length + PAGE_SIZE - 1),
    );
    rows.push(...page);
    if (page.length < PAGE_SIZE) return rows;
  }
}
