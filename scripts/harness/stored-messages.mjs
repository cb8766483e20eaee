import { requestAsAdmin } from '../lib/admin-client.mjs';

const ROWS_AT_ONCE = 1000;

/**
 * What is in the table, oldest first.
 * @param {{ url: string, secretKey: string }} project
 * @returns {Promise<import('./contact-clients.mjs').Message[]>}
 */
export async function storedMessages(project) {
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
