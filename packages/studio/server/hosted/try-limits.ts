import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_S = 15 * 60;

/** Refused tries in a quarter of an hour, above which the next ones are not looked at. */
export const TRIES_PER_KEY = 5;
export const TRIES_PER_PLACE = 20;
/** Tries of a /48, in which one customer may have 65,536 networks. Source: RFC 6177 */
export const TRIES_PER_SITE = 100;

/** @param place the network of a client, or her browser; `site` is the network around it, where one customer has many */
export type Tries = { place: string; site?: string; key: string };

/**
 * Counts tries to give a key. One of a key concerns that very text: who does not have a key cannot use up its tries.
 * Counts are of one instance, and hold no address and no key.
 */
export function createTryLimits() {
  const perPlace = new RateLimiterMemory({ points: TRIES_PER_PLACE, duration: WINDOW_S });
  const perSite = new RateLimiterMemory({ points: TRIES_PER_SITE, duration: WINDOW_S });
  const perKey = new RateLimiterMemory({ points: TRIES_PER_KEY, duration: WINDOW_S });

  return {
    /** @returns how long the next try has to wait in ms, and whether this is the first one that has to; or what takes the try back */
    async count({ place, site, key }: Tries): Promise<Refused | Counted> {
      const counts = [
        { limiter: perPlace, id: digest(place) },
        ...(site === undefined ? [] : [{ limiter: perSite, id: digest(site) }]),
        { limiter: perKey, id: digest(key) },
      ];
      for (const { limiter, id } of counts) {
        const refusal = await refusalOf(limiter, id);
        if (refusal) return refusal;
      }
      return {
        async takeBack() {
          await Promise.all(counts.map(({ limiter, id }) => limiter.reward(id)));
        },
      };
    },
  };
}

export type TryLimits = ReturnType<typeof createTryLimits>;
type Refused = { waitMs: number; isFirst: boolean };
type Counted = { takeBack: () => Promise<void> };

/** Counts one try, and tells when it is above the limit. */
async function refusalOf(limiter: RateLimiterMemory, id: string): Promise<Refused | undefined> {
  try {
    await limiter.consume(id);
    return undefined;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const { msBeforeNext, consumedPoints } = refused;
    return { waitMs: msBeforeNext, isFirst: consumedPoints === limiter.points + 1 };
  }
}

function digest(text: string) {
  return createHash('sha256').update(text).digest('base64url');
}
