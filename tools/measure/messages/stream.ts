import { setTimeout as wait } from 'node:timers/promises';
import type { Message, Press } from '../../../scripts/harness/contact-clients.ts';
import {
  visitWithJavaScript,
  visitWithoutJavaScript,
} from '../../../scripts/harness/contact-clients.ts';

const VISITORS_AT_ONCE = 8;
const PAUSE_MS = 200;
/** A visitor who was told "not sent" so often stops. */
const MOST_TRIES = 150;

/**
 * Sends messages as a stream of visitors, every other one without JavaScript, each of whom tries
 * until the green text. `confirmed` and `tries` count along.
 */
export function startStream(siteUrl: string, messages: Message[]) {
  const progress = { confirmed: [] as string[], tries: 0 };
  const waiting = messages.entries();
  const visitor = async () => {
    for (const [number, message] of waiting) {
      const visit = number % 2 ? visitWithoutJavaScript : visitWithJavaScript;
      if (await sendUntilConfirmed(() => visit(siteUrl, message), progress))
        progress.confirmed.push(message.subject);
    }
  };
  const ended = Promise.all(Array.from({ length: VISITORS_AT_ONCE }, visitor));
  return { progress, ended };
}

async function sendUntilConfirmed(open: () => Promise<Press>, progress: { tries: number }) {
  let press: Press | undefined;
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    try {
      press ??= await open();
      progress.tries += 1;
      if (await press()) return true;
    } catch {
      // No answer, or one that is no page: the visitor does not know and tries again.
    }
    await wait(PAUSE_MS);
  }
  return false;
}
