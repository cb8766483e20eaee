import 'server-only';
import { getEnv } from '../platform/env/env';
import { logError } from '../platform/log';
import { createRedisClient } from '../platform/redis';
import { type Admission, createRateLimiters, REDIS_TIMEOUT_MS } from './rate-limiters';

let consume: ReturnType<typeof createRateLimiters> | undefined;

/** Counts a message for the client of this request. */
export function consumeRateLimit(headers: Headers): Promise<Admission> {
  const { REDIS_URL, TRUSTED_PROXY_HOPS } = getEnv();
  consume ??= createRateLimiters(REDIS_URL ? connect(REDIS_URL) : undefined);
  return consume(headers, TRUSTED_PROXY_HOPS);
}

function connect(url: string) {
  const redis = createRedisClient(url, REDIS_TIMEOUT_MS);
  redis.connect().catch((error) => logError('Connecting to Redis failed', error));
  return redis;
}
