import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import { clientAddressOf } from '../client-address';
import { logError } from '../log';
import type { createRedisClient } from '../redis';

const WINDOW_SECONDS = 5 * 60;
/** A visitor waits for the count. */
export const REDIS_LIMIT_MS = 500;

/** In those five minutes. Nobody types more, and who pressed the button a few times too often still gets in. */
export const MESSAGES_PER_BROWSER = 5;

/**
 * All browsers behind one address together: an office or a fair writes from one. A robot there meets
 * its own limit first and leaves room for the others.
 */
export const MESSAGES_PER_ADDRESS = 30;

/**
 * A count ends by a timer, and a timer keeps the async context in which it was set: 100 kB for each
 * message for five minutes, the request and the rendered page with it.
 */
const outsideTheRequest = AsyncLocalStorage.snapshot();

export type Admission = 'limited' | { giveBack: () => Promise<void> };

/**
 * Bounds how many messages a browser and an address bring, as far as the site itself can tell. The
 * database has a bound in all (`private.message_limit`).
 * @param redis counts for all instances together; without it, and while it is away, each counts for itself
 */
export function createSenderLimits(redis?: ReturnType<typeof createRedisClient>) {
  const perBrowser = createLimiter('browser', MESSAGES_PER_BROWSER, redis);
  const perAddress = createLimiter('address', MESSAGES_PER_ADDRESS, redis);

  /**
   * Counts a message before it is stored.
   * @param headers of the request that brought it
   * @param trustedHops see `clientAddressOf`
   * @returns `giveBack` for a message that could not be stored, which does not count
   */
  return async function admit(headers: Headers, trustedHops: number): Promise<Admission> {
    const address = clientAddressOf(headers, trustedHops);
    const browser = ['user-agent', 'accept-language'].map((name) => headers.get(name));
    const [addressKey, browserKey] = [keyOf(address), keyOf(address, ...browser)];
    // The address first, or one of them could make us count for any number of invented browsers.
    if (!(await hasRoom(perAddress, addressKey))) return 'limited';
    if (!(await hasRoom(perBrowser, browserKey))) {
      await giveBack(perAddress, addressKey);
      return 'limited';
    }
    return {
      async giveBack() {
        await Promise.all([giveBack(perAddress, addressKey), giveBack(perBrowser, browserKey)]);
      },
    };
  };
}

function createLimiter(
  keyPrefix: string,
  points: number,
  redis: ReturnType<typeof createRedisClient> | undefined,
): RateLimiterAbstract {
  const options = { keyPrefix: `zuilwerk:messages:${keyPrefix}`, points, duration: WINDOW_SECONDS };
  const inMemory = new RateLimiterMemory(options);
  if (!redis) return inMemory;
  const inRedis = new RateLimiterRedis({
    ...options,
    storeClient: redis,
    useRedisPackage: true,
    insuranceLimiter: inMemory,
  });
  // Counts in memory when Redis fails, and when it is silent.
  return new RLWrapperTimeouts({ limiter: inRedis, timeoutMs: REDIS_LIMIT_MS });
}

async function hasRoom(limiter: RateLimiterAbstract, key: string): Promise<boolean> {
  try {
    await outsideTheRequest(() => limiter.consume(key));
    return true;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return false;
    // A message is worth more than the count of messages; the database still has its bound.
    logError('Counting a message failed', reason);
    return true;
  }
}

/** A count that cannot be given back ends by itself. */
async function giveBack(limiter: RateLimiterAbstract, key: string): Promise<void> {
  await outsideTheRequest(() => limiter.reward(key)).catch(() => {});
}

/** Names a sender without keeping where he is or what he uses. */
function keyOf(...parts: (string | null)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
