import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible';
import { logError } from '../platform/log';
import type { createRedisClient } from '../platform/redis';
import { clientNetworks } from '../requests/http/client-ip';

const FIVE_MINUTES = 5 * 60;
const HOUR = 60 * 60;

/** A visitor waits for two rounds of counting at most. */
export const REDIS_TIMEOUT_MS = 500;

/** Messages in five minutes, above which further ones are held. Repeated clicks on the button stay below. */
export const HELD_ABOVE_PER_BROWSER = 5;
/** Messages in five minutes, above which further ones are refused. */
export const MESSAGES_PER_BROWSER = 30;
/** Messages in five minutes from an IPv4 address or /64, above which further ones are refused. */
export const MESSAGES_PER_IP = 300;

/**
 * Per hour for an IPv4 address or /64, a /56 and a /48: messages that count as a new client's, and those
 * above which messages are held. Leaves room for an office with one IP address.
 */
export const NETWORK_BUDGETS = [
  { first: 1, held: 30 },
  { first: 2, held: 60 },
  { first: 4, held: 120 },
] as const;

/** Usage of a client in the last hour. */
export type ClientUsage = 'first' | 'some' | 'many';

export type Admission = 'limited' | { volume: ClientUsage; giveBack: () => Promise<void> };

/** The timers of counters would otherwise retain the async context of the request: 100 kB per message. */
const outsideRequest = AsyncLocalStorage.snapshot();

type Counter = { limiter: RateLimiterAbstract; key: string };

/** Rate limits per browser and network, see docs/messages.md. @param redis shares the counts between instances */
export function createRateLimiters(redis?: ReturnType<typeof createRedisClient>) {
  const perBrowser = createLimiter('browser', FIVE_MINUTES, redis);
  const perAddress = createLimiter('address', FIVE_MINUTES, redis);
  const perNetwork = NETWORK_BUDGETS.map((budget, tier) => ({
    ...budget,
    limiter: createLimiter(`network-${tier}`, HOUR, redis),
  }));

  /** Counts a message; `giveBack` undoes it when storing failed. */
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
    // These limits first, so that a client above them cannot fill memory with counters for made-up browsers.
    const [addressCount, widestCount] = await Promise.all([
      count(perAddress, networks[0]),
      widest ? count(widest.limiter, widest.network) : 0,
    ]);
    if (addressCount > MESSAGES_PER_IP) {
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
  // The library requires `points`, but `penalty` ignores it.
  const options = { keyPrefix: `zuilwerk:messages:${name}`, points: 1, duration };
  const inMemory = new RateLimiterMemory(options);
  if (!redis) return inMemory;
  const inRedis = new RateLimiterRedis({
    ...options,
    storeClient: redis,
    useRedisPackage: true,
    insuranceLimiter: inMemory,
  });
  // The timeout covers a Redis that does not respond; the insurance limiter covers errors only.
  return new RLWrapperTimeouts({ limiter: inRedis, timeoutMs: REDIS_TIMEOUT_MS });
}

/** A failing counter must not refuse a message. */
async function increment({ limiter, key }: Counter): Promise<number> {
  try {
    // `penalty` counts without a limit; `consume` rejects above a single one.
    const { consumedPoints } = await outsideRequest(() => limiter.penalty(key));
    return consumedPoints;
  } catch (error) {
    logError('Counting a message failed', error);
    return 1;
  }
}

/** A counter that was not decremented expires anyway. */
async function decrement({ limiter, key }: Counter): Promise<void> {
  await outsideRequest(() => limiter.reward(key)).catch(() => {});
}

/** Hashed, so that no IP address or user agent is stored. */
function keyOf(...parts: (string | null)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
