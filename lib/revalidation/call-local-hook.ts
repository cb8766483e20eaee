import 'server-only';
import { getEnv } from '../env/env';
import { logError } from '../log';
import { ownOrigin } from './fetch-local-page';

const TIME_LIMIT_MS = 5000;

/** Marks a call that came from another instance, which told the others already. */
export const FROM_INSTANCE_HEADER = 'x-from-instance';

/** Passes a change that another instance was told of to this one's own hook. Never throws. */
export async function callLocalHook(change: string): Promise<void> {
  try {
    const response = await fetch(`${ownOrigin()}/api/revalidate`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-webhook-secret': getEnv().REVALIDATE_SECRET ?? '',
        [FROM_INSTANCE_HEADER]: 'yes',
      },
      body: change,
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
  } catch (error) {
    logError('Passing on a change of another instance failed', error);
  }
}
