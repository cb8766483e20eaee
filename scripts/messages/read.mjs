import { askAsOwner } from '../steps/owners-project.mjs';

const ROWS_AT_ONCE = 1000;

/**
 * Every message, or those of one person, oldest first.
 * @param {{ url: string, secretKey: string }} project
 * @param {string} [address] e-mail address of that person; case and surrounding spaces do not count
 * @returns {Promise<Record<string, unknown>[]>}
 */
export async function readMessages(project, address) {
  const rows = [];
  for (;;) {
    const part = await readAfter(project, address, rows.at(-1)?.id ?? 0);
    rows.push(...part);
    if (part.length < ROWS_AT_ONCE) return rows;
  }
}

/** @param {{ url: string, secretKey: string }} project @param {string | undefined} address @param {number} id */
function readAfter(project, address, id) {
  if (address === undefined) {
    const query = `contact_messages?id=gt.${id}&order=id&limit=${ROWS_AT_ONCE}`;
    return askAsOwner(project, query, { method: 'GET' });
  }
  return askAsOwner(project, 'rpc/messages_of', {
    method: 'POST',
    body: { address, after_id: id, at_most: ROWS_AT_ONCE },
  });
}
