export type Digest = {
  /** Stored messages that got no separate mail. */
  count: number;
  /** How many of them are held. */
  held: number;
  since: Date;
};

const EVERY_MS = 15 * 60_000;

/** Sends the first digest at once, so that the owner learns of a flood, later ones at intervals. @param send never rejects */
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

  /** Resolves after the first attempt to send the digest that it caused, if any. */
  return async function add(isHeld: boolean): Promise<void> {
    gathered ??= { count: 0, held: 0, since: new Date() };
    gathered.count += 1;
    if (isHeld) gathered.held += 1;
    const wait = lastSent === undefined ? 0 : lastSent + everyMs - Date.now();
    if (wait <= 0) {
      clearTimeout(timer);
      await sendGathered();
    } else {
      // `unref`: a shutdown may drop this timer, because the messages are in the database.
      timer ??= setTimeout(sendGathered, wait).unref();
    }
  };
}
