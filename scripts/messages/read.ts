import { requestAsAdmin } from '../lib/admin-client.ts';

const ROWS_AT_ONCE = 1000;

/**
 * Every message, or those of one person, oldest first.
 * @param address e-mail address of that person; case and surrounding spaces do not count
 */
export async function readMessages(
  project: { url: string; secretKey: string },
  address?: string,
): Promise<Record<string, unknown>[]> {
  const rows = [];
  for (;;) {
    const part = await readPart(project, address, rows.length);
    rows.push(...part);
    if (part.length < ROWS_AT_ONCE) return rows;
  }
}

/** By position, not by id: in an adopted table ids may be of any type. */
function readPart(
  project: { url: string; secretKey: string },
  address: string | undefined,
  skip: number,
) {
  const order = `order=created_at,id&limit=${ROWS_AT_ONCE}&offset=${skip}`;
  return address === undefined
    ? requestAsAdmin(project, `contact_messages?${order}`, { method: 'GET' })
    : requestAsAdmin(project, `rpc/messages_of?${order}`, { method: 'POST', body: { address } });
}
