import { askAsOwner } from './owners-project.mjs';

/**
 * Says how many messages a minute the database takes.
 * @param {{ url: string, secretKey: string }} project
 * @param {number} perMinute
 */
export async function setMessageLimit(project, perMinute) {
  await askAsOwner(project, 'rpc/set_message_limit', {
    method: 'POST',
    body: { per_minute: perMinute },
  });
}
