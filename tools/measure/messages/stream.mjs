import { setTimeout as wait } from 'node:timers/promises';
import {
  visitWithJavaScript,
  visitWithoutJavaScript,
} from '../../../scripts/harness/contact-clients.mjs';

/** @typedef {import('../../../scripts/harness/contact-clients.mjs').Message} Message */

const VISITORS_AT_ONCE = 8;
const PAUSE_MS = 200;
/** A visitor who was told "not sent" so often stops. */
const MOST_TRIES = 150;

/**
 * Sends messages as a stream of visitors, every other one without JavaScript, each of whom tries
 * until the green text. `confirmed` and `tries` count along.
 * @param {string} siteUrl @param {Message[]} messages
 */
export function startStream(siteUrl, messages) {
  const progress = { confirmed: /** @type {string[]} */ ([]), tries: 0 };
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

/** @param {() => Promise<import('../../../scripts/harness/contact-clients.mjs').Press>} open @param {{ tries: number }} progress */
async function sendUntilConfirmed(open, progress) {
  /** @type {import('../../../scripts/harness/contact-clients.mjs').Press | undefined} */
  let press;
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
