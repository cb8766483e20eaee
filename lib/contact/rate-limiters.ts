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

/** A visitor waits for the counts: twice so long at most. */
export const REDIS_LIMIT_MS = 500;

/** In five minutes: what comes above is held. Who pressed the button a few times too often stays below. */
export const HELD_ABOVE_PER_BROWSER = 5;
/** In five minutes: what comes above is refused. Nobody types a message every ten seconds. */
export const MESSAGES_PER_BROWSER = 30;
/** In five minutes, all browsers of an IPv4 address or of a /64 together: what comes above is refused. */
export const MESSAGES_PER_ADDRESS = 300;

/**
 * In an hour, all browsers of a network together; the narrowest network first: an IPv4 address or a /64, a
 * /56, a /48. Up to `first`, its messages count as those of a new sender; above `held` they are held. A fair
 * or an office writes from one address, and many households from one /48.
 */
export const NETWORK_BUDGETS = [
  { first: 1, held: 30 },
  { first: 2, held: 60 },
  { first: 4, held: 120 },
] as const;

/** What is known of a sender: its first message within the hour, what people send, or more than that. */
export type SenderUsage = 'first' | 'some' | 'many';

export type Admission = 'limited' | { volume: SenderUsage; giveBack: () => Promise<void> };

/**
 * A count ends by a timer, and a timer keeps the async context in which it was set: 100 kB for each
 * message for as long as it counts, the request and the rendered page with it.
 */
const outsideTheRequest = AsyncLocalStorage.snapshot();

type Counter = { limiter: RateLimiterAbstract; key: string };

/**
 * Counts the messages of a browser and of the networks that it writes from. A stranger is never refused: only
 * a browser or an address of which very many came is. docs/messages.md has the whole.
 * @param redis counts for all instances together; without it, and while it is away, each counts for itself
 */
export function createRateLimiters(redis?: ReturnType<typeof createRedisClient>) {
  const perBrowser = createLimiter('browser', FIVE_MINUTES, redis);
  const perAddress = createLimiter('address', FIVE_MINUTES, redis);
  const perNetwork = NETWORK_BUDGETS.map((budget, tier) => ({
    ...budget,
    limiter: createLimiter(`network-${tier}`, HOUR, redis),
  }));

  /**
   * Counts a message before it is stored.
   * @param headers of the request that brought it
   * @param trustedHops see `clientNetworks`
   * @returns `giveBack` for a message that could not be stored, which does not count
   */
  return async function admit(headers: Headers, trustedHops: number): Promise<Admission> {
    const networks = clientNetworks(headers, trustedHops);
    const browser = ['user-agent', 'accept-language'].map((name) => headers.get(name));
    const counted: Counter[] = [];
    const giveBack = async () => {
      await Promise.all(counted.map(takeOff));
    };
    const count = (limiter: RateLimiterAbstract, ...parts: (string | null)[]) => {
      const counter = { limiter, key: keyOf(...parts) };
      counted.push(counter);
      return addOne(counter);
    };

    const tiers = perNetwork.flatMap((tier, index) => {
      const network = networks[index];
      return network === undefined ? [] : [{ ...tier, network }];
    });
    const widest = tiers.pop();
    // The widest network and the address first: a sender that is above them could otherwise make us count for any
    // number of invented browsers and of addresses in its network.
    const [ofAddress, ofWidest] = await Promise.all([
      count(perAddress, networks[0]),
      widest ? count(widest.limiter, widest.network) : 0,
    ]);
    if (ofAddress > MESSAGES_PER_ADDRESS) {
      await giveBack();
      return 'limited';
    }
    const isWidestFull = widest !== undefined && ofWidest > widest.held;
    const [ofBrowser, ...ofTiers] = await Promise.all([
      count(perBrowser, networks[0], ...browser),
      ...(isWidestFull ? [] : tiers.map(({ limiter, network }) => count(limiter, network))),
    ]);
    if (ofBrowser > MESSAGES_PER_BROWSER) {
      await giveBack();
      return 'limited';
    }
    const isAbove = (bound: 'first' | 'held') =>
      (widest !== undefined && ofWidest > widest[bound]) ||
      ofTiers.some((number, index) => number > (tiers[index]?.[bound] ?? 0));
    if (ofBrowser > HELD_ABOVE_PER_BROWSER || isAbove('held')) return { volume: 'many', giveBack };
    return { volume: isAbove('first') ? 'some' : 'first', giveBack };
  };
}

function createLimiter(
  name: string,
  duration: number,
  redis: ReturnType<typeof createRedisClient> | undefined,
): RateLimiterAbstract {
  // It only counts: `penalty` asks for no points, but the library wants some.
  const options = { keyPrefix: `zuilwerk:messages:${name}`, points: 1, duration };
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

/** How many it is then. A count that fails is none: a message is worth more than the count of messages. */
async function addOne({ limiter, key }: Counter): Promise<number> {
  try {
    // Not `consume`, which rejects above a limit: each count has several of its own.
    const { consumedPoints } = await outsideTheRequest(() => limiter.penalty(key));
    return consumedPoints;
  } catch (error) {
    logError('Counting a message failed', error);
    return 1;
  }
}

/** A count that cannot be taken off ends by itself. */
async function takeOff({ limiter, key }: Counter): Promise<void> {
  await outsideTheRequest(() => limiter.reward(key)).catch(() => {});
}

/** Names a sender without keeping where he is or what he uses. */
function keyOf(...parts: (string | null)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
