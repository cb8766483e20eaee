import { requestAsAdmin } from '../lib/admin-client.mjs';

/**
 * Changes how many messages a minute the database stores before it marks the next ones as held.
 * @param {{ url: string, secretKey: string }} project
 * @param {number} perMinute
 */
export async function setMessageLimit(project, perMinute) {
  await setMessageLimits(project, { held_above_per_minute: perMinute });
}

/**
 * @param {{ url: string, secretKey: string }} project
 * @param {{ held_above_per_minute?: number, megabytes_per_day?: number }} limits
 */
export async function setMessageLimits(project, limits) {
  await requestAsAdmin(project, 'rpc/set_message_limits', { method: 'POST', body: limits });
}
