import { logError } from '../log';

type Options<Item> = {
  /** Rejects when the item has to be tried again. */
  deliver: (item: Item) => Promise<void>;
  keyOf: (item: Item) => string;
  retryAfterMs?: number[];
  maxPending?: number;
};

/** A mail server that is restarted is back soon, one that is mended by hand within the hour. */
const RETRY_AFTER_MS = [10_000, 60_000, 5 * 60_000, 30 * 60_000];
/** At most 20 kB each. */
const MAX_PENDING = 200;
/** Keys that were delivered, so that the second delivery of a message is no second mail. */
const MAX_REMEMBERED = 1000;

/**
 * Delivers items in the background and tries again, in the memory of this process: whoever counts
 * on it for good keeps the item elsewhere too. Never rejects; giving up is a line in the log.
 * @returns adds an item; resolves after the first try. The same key is delivered once.
 */
export function createNoticeQueue<Item>({
  deliver,
  keyOf,
  retryAfterMs = RETRY_AFTER_MS,
  maxPending = MAX_PENDING,
}: Options<Item>): (item: Item) => Promise<void> {
  const pending = new Set<string>();
  const delivered = new Set<string>();

  async function attempt(item: Item, [delay, ...laterDelays]: number[]): Promise<void> {
    const key = keyOf(item);
    try {
      await deliver(item);
      pending.delete(key);
      remember(delivered, key);
    } catch (error) {
      if (delay === undefined) {
        pending.delete(key);
        logError('A message is stored but not mailed; npm run messages -- --resend does it', error);
        return;
      }
      // The server may end meanwhile: the message is in the database.
      setTimeout(() => attempt(item, laterDelays), delay).unref();
    }
  }

  return async (item) => {
    const key = keyOf(item);
    if (pending.has(key) || delivered.has(key)) return;
    if (pending.size >= maxPending) {
      logError('A message is stored but not mailed', 'too many are waiting for the mail server');
      return;
    }
    pending.add(key);
    await attempt(item, retryAfterMs);
  };
}

function remember(keys: Set<string>, key: string): void {
  keys.add(key);
  const [oldest] = keys;
  if (keys.size > MAX_REMEMBERED && oldest !== undefined) keys.delete(oldest);
}
