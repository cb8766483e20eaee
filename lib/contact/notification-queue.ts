import { logError } from '../log';

type Options<Item> = {
  /** Rejects when the item must be retried. */
  deliver: (item: Item) => Promise<void>;
  keyOf: (item: Item) => string;
  retryAfterMs?: number[];
  maxPending?: number;
};

/** Mail figures for monitoring. */
export type QueueHealth = {
  /** Mails that wait for their next attempt. */
  waiting: number;
  /** Mails given up since the process started. */
  failed: number;
  /** Seconds since the last failed attempt; null without one. */
  lastFailureSecondsAgo: number | null;
};

/** Backoff that spans a restart of the mail server and a repair by hand within the hour. */
const RETRY_AFTER_MS = [10_000, 60_000, 5 * 60_000, 30 * 60_000];
/** A message is at most 20 kB, so the queue holds at most 4 MB. */
const MAX_PENDING = 200;
/** Delivered keys that are kept, so that a resubmitted message is not mailed twice. */
const MAX_DELIVERED_KEYS = 1000;

/**
 * Delivers items in the background, with retries. The queue is in memory only, so callers must store
 * the items elsewhere too. Giving up is logged.
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
      // `unref`: a shutdown may drop this timer, because the message is in the database.
      setTimeout(() => attempt(item, laterDelays), delay).unref();
    }
  }

  return {
    /** Whether an item with this key is pending or was delivered. */
    has: (key: string) => pending.has(key) || delivered.has(key),
    /** Adds an item once per key; resolves after the first attempt and never rejects. */
    async add(item: Item): Promise<void> {
      const key = keyOf(item);
      if (pending.has(key) || delivered.has(key)) return;
      if (pending.size >= maxPending) {
        failed += 1;
        lastFailure = Date.now();
        logError('A message is stored but not mailed', 'the queue for the mail server is full');
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
  if (keys.size > MAX_DELIVERED_KEYS && oldest !== undefined) keys.delete(oldest);
}
