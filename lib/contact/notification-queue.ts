import { logError } from '../platform/log';

type Options<Item> = {
  deliver: (item: Item) => Promise<void>;
  keyOf: (item: Item) => string;
  retryAfterMs?: number[];
  maxPending?: number;
};

export type QueueHealth = {
  waiting: number;
  /** Given up since the process started. */
  failed: number;
  /** Null when no attempt failed. */
  lastFailureSecondsAgo: number | null;
};

/** Spans a restart of the mail server and a repair by hand. */
const RETRY_AFTER_MS = [10_000, 60_000, 5 * 60_000, 30 * 60_000];
/** A message is at most 20 kB, so the queue holds at most 4 MB. */
const MAX_PENDING = 200;
const MAX_DELIVERED_KEYS = 1000;

/** Delivers items with retries; in memory only, so callers must store them elsewhere too. */
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
    has: (key: string) => pending.has(key) || delivered.has(key),
    /** Resolves after the first attempt and never rejects. */
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
