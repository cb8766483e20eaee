import { readAllRows } from '../../lib/platform/supabase/read-all-rows.ts';
import { type AdminClient, requestAsAdmin } from '../lib/admin-client.ts';

const PAGE_SIZE = 1000;

type Row = Record<string, unknown>;

/** All messages, or those of one e-mail address (ignoring case and surrounding spaces), oldest first. */
export function readMessages(project: AdminClient, email?: string): Promise<Row[]> {
  return readAllRows((offset) => readPage(project, email, offset));
}

/** Reads by offset, because a table that existed before the migrations may have ids of any type. */
function readPage(project: AdminClient, email: string | undefined, offset: number): Promise<Row[]> {
  const order = `order=created_at,id&limit=${PAGE_SIZE}&offset=${offset}`;
  return email === undefined
    ? requestAsAdmin(project, `contact_messages?${order}`, { method: 'GET' })
    : requestAsAdmin(project, `rpc/messages_of?${order}`, {
        method: 'POST',
        body: { address: email },
      });
}
