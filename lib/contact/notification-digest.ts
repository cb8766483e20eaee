/** What one digest tells. */
export type Digest = {
  /** Messages that were stored and that nobody was mailed of. */
  count: number;
  /** How many of them are held. */
  held: number;
  /** When the first of them came. */
  since: Date;
};

const EVERY_MS = 15 * 60_000;

/**
 * Gathers messages that get no mail of their own. The first one is told at once, so that the owner knows that a
 * flood began; what follows at most every quarter of an hour.
 * @param send never rejects
 */
export function createDigest(send: (digest: Digest) => Promise<void>, everyMs = EVERY_MS) {
  let gathered: Digest | undefined;
  let lastSent: number | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function sendGathered(): Promise<void> {
    timer = undefined;
    const digest = gathered;
    if (!digest) return;
    gathered = undefined;
    lastSent = Date.now();
    await send(digest);
  }

  /** Counts a message; resolves when a digest that it caused has been tried. */
  return async function add(isHeld: boolean): Promise<void> {
    gathered ??= { count: 0, held: 0, since: new Date() };
    gathered.count += 1;
    if (isHeld) gathered.held += 1;
    const wait = lastSent === undefined ? 0 : lastSent + everyMs - Date.now();
    if (wait <= 0) {
      clearTimeout(timer);
      await sendGathered();
    } else {
      // The server may end meanwhile: the messages are in the database.
      timer ??= setTimeout(sendGathered, wait).unref();
    }
  };
}
