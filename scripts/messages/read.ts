import { type AdminClient, requestAsAdmin } from '../lib/admin-client.ts';

const PAGE_SIZE = 1000;

type Row = Record<string, unknown>;

/** All messages, or those of one e-mail address (ignoring case and surrounding spaces), oldest first. */
export async function readMessages(project: AdminClient, email?: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await readPage(project, email, rows.length);
    rows.push(...page);
    if (page.length < PAGE_SIZE) return rows;
  }
}

/** By offset, because a table that existed before the migrations may have ids of any type. */
function readPage(project: AdminClient, email: string | undefined, offset: number) {
  const order = `order=created_at,id&limit=${PAGE_SIZE}&offset=${offset}`;
  return email === undefined
    ? requestAsAdmin(project, `contact_messages?${order}`, { method: 'GET' })
    : requestAsAdmin(project, `rpc/messages_of?${order}`, {
        method: 'POST',
        body: { address: email },
      });
}
