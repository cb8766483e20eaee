import 'server-only';
import { getEnv } from '../../platform/env/env';
import { logError } from '../../platform/log';
import { localOrigin } from './fetch-local-page';

const TIMEOUT_MS = 5000;

/** Marks a call whose change was broadcast to all instances already. */
export const FROM_INSTANCE_HEADER = 'x-from-instance';

/** Passes a change from another instance to the revalidation hook of this instance. Never throws. */
export async function callLocalHook(change: string): Promise<void> {
  try {
    const response = await fetch(`${localOrigin()}/api/revalidate`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-webhook-secret': getEnv().REVALIDATE_SECRET ?? '',
        [FROM_INSTANCE_HEADER]: 'yes',
      },
      body: change,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
  } catch (error) {
    logError('Passing on a change of another instance failed', error);
  }
}
