import { logError } from '../log';

type Options<Item> = {
  /** Rejects when the item has to be tried again. */
  deliver: (item: Item) => Promise<void>;
  keyOf: (item: Item) => string;
  retryAfterMs?: number[];
  maxPending?: number;
};

/** How the mail is: for whoever watches the site. */
export type QueueHealth = {
  /** Mails that wait for their next try. */
  waiting: number;
  /** Mails that were given up since the process started. */
  failed: number;
  /** Since a try failed the last time; null when none did. */
  lastFailureSecondsAgo: number | null;
};

/** A mail server that is restarted is back soon, one that is mended by hand within the hour. */
const RETRY_AFTER_MS = [10_000, 60_000, 5 * 60_000, 30 * 60_000];
/** At most 20 kB each. */
const MAX_PENDING = 200;
/** Keys that were delivered, so that the second delivery of a message is no second mail. */
const MAX_REMEMBERED = 1000;

/**
 * Delivers items in the background and tries again, in the memory of this process: whoever counts
 * on it for good keeps the item elsewhere too. Giving up is a line in the log.
 */
export function createNotificationQueue<Item>({
  deliver,
  keyOf,
  retryAfterMs = RETRY_AFTER_MS,
  maxPending = MAX_PENDING,
}: Options<Item>) {
  const pending = new Set<string>();
  const delivered = new Set<string>();
  let failed = 0;
  let lastFailure: number | undefined;

  async function attempt(item: Item, [delay, ...laterDelays]: number[]): Promise<void> {
    const key = keyOf(item);
    try {
      await deliver(item);
      pending.delete(key);
      remember(delivered, key);
    } catch (error) {
      lastFailure = Date.now();
      if (delay === undefined) {
        pending.delete(key);
        failed += 1;
        logError('A message is stored but not mailed; npm run messages -- --resend does it', error);
        return;
      }
      // The server may end meanwhile: the message is in the database.
      setTimeout(() => attempt(item, laterDelays), delay).unref();
    }
  }

  return {
    /** Whether an item with this key waits or was delivered. */
    has: (key: string) => pending.has(key) || delivered.has(key),
    /** Adds an item; resolves after the first try and never rejects. The same key is delivered once. */
    async add(item: Item): Promise<void> {
      const key = keyOf(item);
      if (pending.has(key) || delivered.has(key)) return;
      if (pending.size >= maxPending) {
        failed += 1;
        lastFailure = Date.now();
        logError('A message is stored but not mailed', 'too many are waiting for the mail server');
        return;
      }
      pending.add(key);
      await attempt(item, retryAfterMs);
    },
    health: (): QueueHealth => ({
      waiting: pending.size,
      failed,
      lastFailureSecondsAgo:
        lastFailure === undefined ? null : Math.round((Date.now() - lastFailure) / 1000),
    }),
  };
}

function remember(keys: Set<string>, key: string): void {
  keys.add(key);
  const [oldest] = keys;
  if (keys.size > MAX_REMEMBERED && oldest !== undefined) keys.delete(oldest);
}
