import { type AdminClient, requestAsAdmin } from '../../scripts/lib/admin-client.ts';

/** Sets how many messages per minute the database stores before it marks further ones as held. */
export async function setMessageLimit(project: AdminClient, perMinute: number) {
  await setMessageLimits(project, { held_above_per_minute: perMinute });
}

export async function setMessageLimits(
  project: AdminClient,
  limits: { held_above_per_minute?: number; megabytes_per_day?: number },
) {
  await requestAsAdmin(project, 'rpc/set_message_limits', { method: 'POST', body: limits });
}
