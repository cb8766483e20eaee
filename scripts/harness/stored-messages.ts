import { requestAsAdmin } from '../lib/admin-client.ts';
import type { Message } from './contact-clients.ts';

const ROWS_AT_ONCE = 1000;

/** What is in the table, oldest first. */
export async function storedMessages(project: {
  url: string;
  secretKey: string;
}): Promise<Message[]> {
  const rows = [];
  for (;;) {
    const part = await requestAsAdmin(
      project,
      `contact_messages?select=name,email,subject,message&order=id&limit=${ROWS_AT_ONCE}&offset=${rows.length}`,
      { method: 'GET' },
    );
    rows.push(...part);
    if (part.length < ROWS_AT_ONCE) return rows;
  }
}
