import { requestAsAdmin } from '../lib/admin-client.ts';

/** Changes how many messages a minute the database stores before it marks the next ones as held. */
export async function setMessageLimit(
  project: { url: string; secretKey: string },
  perMinute: number,
) {
  await setMessageLimits(project, { held_above_per_minute: perMinute });
}

export async function setMessageLimits(
  project: { url: string; secretKey: string },
  limits: { held_above_per_minute?: number; megabytes_per_day?: number },
) {
  await requestAsAdmin(project, 'rpc/set_message_limits', { method: 'POST', body: limits });
}
