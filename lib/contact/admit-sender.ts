import 'server-only';
import { getEnv } from '../env';
import { logError } from '../log';
import { createRedisClient } from '../redis';
import { type Admission, createSenderLimits, REDIS_LIMIT_MS } from './sender-limits';

let admit: ReturnType<typeof createSenderLimits> | undefined;

/**
 * Counts a message of the sender of this request, and says whether there is room for it.
 * @param headers of the request
 */
export function admitSender(headers: Headers): Promise<Admission> {
  const { REDIS_URL, TRUSTED_PROXY_HOPS } = getEnv();
  admit ??= createSenderLimits(REDIS_URL ? connect(REDIS_URL) : undefined);
  return admit(headers, TRUSTED_PROXY_HOPS);
}

function connect(url: string) {
  const redis = createRedisClient(url, REDIS_LIMIT_MS);
  redis.connect().catch((error) => logError('Connecting to Redis failed', error));
  return redis;
}
