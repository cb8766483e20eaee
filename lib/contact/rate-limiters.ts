import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import { clientNetworks } from '../http/client-ip';
import { logError } from '../log';
import type { createRedisClient } from '../redis';

const FIVE_MINUTES = 5 * 60;
const HOUR = 60 * 60;

/** Timeout of one round of counting; a visitor waits for two rounds at most. */
export const REDIS_LIMIT_MS = 500;

/** Per five minutes; messages above it are held. Repeated clicks on the button stay below. */
export const HELD_ABOVE_PER_BROWSER = 5;
/** Per five minutes; messages above it are refused. A person does not write one every ten seconds. */
export const MESSAGES_PER_BROWSER = 30;
/** Per five minutes, for all browsers of an IPv4 address or a /64; messages above it are refused. */
export const MESSAGES_PER_ADDRESS = 300;

/**
 * Per hour, for all browsers of a network, narrowest first: an IPv4 address or a /64, a /56, a /48. Up
 * to `first`, messages count as those of a new client; above `held`, they are held. The limits leave
 * room for an office that shares one IP address and for many households in one /48.
 */
export const NETWORK_BUDGETS = [
  { first: 1, held: 30 },
  { first: 2, held: 60 },
  { first: 4, held: 120 },
] as const;

/** Usage of a client in the last hour: its first messages, an ordinary number, or above the limits. */
export type SenderUsage = 'first' | 'some' | 'many';

export type Admission = 'limited' | { volume: SenderUsage; giveBack: () => Promise<void> };

/**
 * A counter expires by a timer, and a timer retains the async context in which it was set, with the
 * request and the rendered page: 100 kB per message while it counts.
 */
const outsideRequest = AsyncLocalStorage.snapshot();

type Counter = { limiter: RateLimiterAbstract; key: string };

/**
 * Rate limits for messages, per browser and per network of the client; see docs/messages.md. Only a
 * browser or IP address above its limit is refused.
 * @param redis shares the counts between instances; without it, or when it fails, each instance counts
 */
export function createRateLimiters(redis?: ReturnType<typeof createRedisClient>) {
  const perBrowser = createLimiter('browser', FIVE_MINUTES, redis);
  const perAddress = createLimiter('address', FIVE_MINUTES, redis);
  const perNetwork = NETWORK_BUDGETS.map((budget, tier) => ({
    ...budget,
    limiter: createLimiter(`network-${tier}`, HOUR, redis),
  }));

  /**
   * Counts a message before it is stored. Call the returned `giveBack` when storing it failed.
   * @param trustedHops see `clientNetworks`
   */
  return async function consume(headers: Headers, trustedHops: number): Promise<Admission> {
    const networks = clientNetworks(headers, trustedHops);
    const browser = ['user-agent', 'accept-language'].map((name) => headers.get(name));
    const counted: Counter[] = [];
    const giveBack = async () => {
      await Promise.all(counted.map(decrement));
    };
    const count = (limiter: RateLimiterAbstract, ...parts: (string | null)[]) => {
      const counter = { limiter, key: keyOf(...parts) };
      counted.push(counter);
      return increment(counter);
    };

    const tiers = perNetwork.flatMap((tier, index) => {
      const network = networks[index];
      return network === undefined ? [] : [{ ...tier, network }];
    });
    const widest = tiers.pop();
    // The IP address and the widest network first: otherwise a client above those limits could fill
    // memory with counters for made-up browsers and for addresses in its network.
    const [addressCount, widestCount] = await Promise.all([
      count(perAddress, networks[0]),
      widest ? count(widest.limiter, widest.network) : 0,
    ]);
    if (addressCount > MESSAGES_PER_ADDRESS) {
      await giveBack();
      return 'limited';
    }
    const isWidestFull = widest !== undefined && widestCount > widest.held;
    const [browserCount, ...tierCounts] = await Promise.all([
      count(perBrowser, networks[0], ...browser),
      ...(isWidestFull ? [] : tiers.map(({ limiter, network }) => count(limiter, network))),
    ]);
    if (browserCount > MESSAGES_PER_BROWSER) {
      await giveBack();
      return 'limited';
    }
    const isAbove = (limit: 'first' | 'held') =>
      (widest !== undefined && widestCount > widest[limit]) ||
      tierCounts.some((number, index) => number > (tiers[index]?.[limit] ?? 0));
    if (browserCount > HELD_ABOVE_PER_BROWSER || isAbove('held'))
      return { volume: 'many', giveBack };
    return { volume: isAbove('first') ? 'some' : 'first', giveBack };
  };
}

function createLimiter(
  name: string,
  duration: number,
  redis: ReturnType<typeof createRedisClient> | undefined,
): RateLimiterAbstract {
  // The library requires `points`; `penalty`, the only method used to count, ignores it.
  const options = { keyPrefix: `zuilwerk:messages:${name}`, points: 1, duration };
  const inMemory = new RateLimiterMemory(options);
  if (!redis) return inMemory;
  const inRedis = new RateLimiterRedis({
    ...options,
    storeClient: redis,
    useRedisPackage: true,
    insuranceLimiter: inMemory,
  });
  // The insurance limiter covers a Redis error; this wrapper covers a Redis that does not respond.
  return new RLWrapperTimeouts({ limiter: inRedis, timeoutMs: REDIS_LIMIT_MS });
}

/** The new count. A failing counter must not refuse a message, so it counts as 1. */
async function increment({ limiter, key }: Counter): Promise<number> {
  try {
    // Not the library's `consume`, which rejects above one limit: each counter has several limits.
    const { consumedPoints } = await outsideRequest(() => limiter.penalty(key));
    return consumedPoints;
  } catch (error) {
    logError('Counting a message failed', error);
    return 1;
  }
}

/** Errors are ignored, because the counter expires anyway. */
async function decrement({ limiter, key }: Counter): Promise<void> {
  await outsideRequest(() => limiter.reward(key)).catch(() => {});
}

/** Hashed, so that no IP address or user agent is stored. */
function keyOf(...parts: (string | null)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
