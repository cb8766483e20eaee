import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_S = 15 * 60;

/** Refused tries in a quarter of an hour, above which the next ones are not looked at. */
export const TRIES_PER_KEY = 5;
export const TRIES_PER_PLACE = 20;

export type Tries = { place: string; key: string };

/**
 * Counts tries to give a key. One of a key concerns that very text: who does not have a key cannot use up its tries.
 * Counts are of one instance, and hold no address and no key.
 */
export function createTryLimits() {
  const perKey = new RateLimiterMemory({ points: TRIES_PER_KEY, duration: WINDOW_S });
  const perPlace = new RateLimiterMemory({ points: TRIES_PER_PLACE, duration: WINDOW_S });

  return {
    /** @returns how long the next try has to wait in ms, and whether this is the first one that has to; or what takes the try back */
    async count({ place, key }: Tries): Promise<Refused | Counted> {
      const [placeId, keyId] = [digest(place), digest(key)];
      try {
        await perPlace.consume(placeId);
        await perKey.consume(keyId);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const { msBeforeNext, consumedPoints } = refused;
        const limit =
          (await perPlace.get(placeId))?.remainingPoints === 0 ? TRIES_PER_PLACE : TRIES_PER_KEY;
        return { waitMs: msBeforeNext, isFirst: consumedPoints === limit + 1 };
      }
      return {
        async takeBack() {
          await Promise.all([perPlace.reward(placeId), perKey.reward(keyId)]);
        },
      };
    },
  };
}

export type TryLimits = ReturnType<typeof createTryLimits>;
type Refused = { waitMs: number; isFirst: boolean };
type Counted = { takeBack: () => Promise<void> };

function digest(text: string) {
  return createHash('sha256').update(text).digest('base64url');
}
