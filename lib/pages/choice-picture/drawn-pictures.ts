import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { logError, logNotice } from '../../platform/log';

/** 300 pictures. */
const MAX_BYTES = 16_000_000;
/** One picture takes 0.3 s of a core, so that strangers cost at most a fifth of one. */
const PER_MINUTE = 40;
/** Further requests would wait longer than the services that show links do. */
const MOST_WAITING = 8;

class Busy extends Error {}

type Draw = () => Promise<Buffer>;

/**
 * Draws one picture at a time, and keeps them in the memory of the process.
 * @param perMinute pictures that are drawn; further ones are refused
 */
export function createDrawnPictures(perMinute = PER_MINUTE, mostWaiting = MOST_WAITING) {
  const budget = new RateLimiterMemory({ points: perMinute, duration: 60 });
  let waiting = 0;
  let queue: Promise<unknown> = Promise.resolve();

  async function drawInTurn(draw: Draw): Promise<Buffer> {
    if (waiting >= mostWaiting) throw new Busy('too many pictures wait');
    waiting += 1;
    try {
      await budget.consume('all').catch(() => {
        throw new Busy('too many pictures in a minute');
      });
      const drawn = queue.then(draw);
      queue = drawn.catch(() => {});
      return await drawn;
    } finally {
      waiting -= 1;
    }
  }

  const pictures = new LRUCache<string, Buffer, Draw>({
    maxSize: MAX_BYTES,
    sizeCalculation: (picture) => picture.length,
    fetchMethod: (_key, _stale, { context }) => drawInTurn(context),
  });

  /** The stored picture, or a new one; null, logged, when it cannot be drawn now. */
  return async (key: string, draw: Draw): Promise<Buffer | null> => {
    try {
      return (await pictures.fetch(key, { context: draw })) ?? null;
    } catch (error) {
      if (error instanceof Busy) logNotice('Drawing a shared picture was refused', error.message);
      else logError('Drawing a shared picture failed', error);
      return null;
    }
  };
}
