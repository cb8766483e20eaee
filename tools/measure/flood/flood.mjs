import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { visitWithJavaScript } from '../../../scripts/harness/contact-clients.mjs';

/** Of each sender, in turn: more than one, since a browser has a budget of its own. */
const BROWSERS = 6;
/** After an answer that is none. */
const PAUSE_MS = 100;

/**
 * @typedef {object} Tally of the answers to a flood
 * @property {number} sent
 * @property {number} confirmed
 * @property {number} refused with a text, and without a stored message
 * @property {number} unanswered
 */

/**
 * Senders that write as fast as they can until the signal: every other one from an IPv4 address, the others from a /48
 * of IPv6 with a new address in it for each message. `ended` resolves when they have stopped.
 * @param {string} siteUrl @param {number} senders @param {AbortSignal} signal
 */
export function startFlood(siteUrl, senders, signal) {
  /** @type {Tally} */
  const tally = { sent: 0, confirmed: 0, refused: 0, unanswered: 0 };
  const send = async (/** @type {number} */ sender) => {
    for (let number = 0; !signal.aborted; number += 1) {
      const message = {
        name: 'Robot',
        email: `robot-${sender}@voorbeeld.example`,
        subject: `Stortvloed ${sender}`,
        message: `Bericht ${number} van ${sender}.`,
      };
      try {
        const press = await visitWithJavaScript(siteUrl, message, headersOf(sender, number));
        tally.sent += 1;
        tally[(await press()) ? 'confirmed' : 'refused'] += 1;
      } catch {
        tally.unanswered += 1;
        await wait(PAUSE_MS);
      }
    }
  };
  return {
    tally,
    ended: Promise.all(Array.from({ length: senders }, (_, sender) => send(sender))),
  };
}

/** @param {number} sender @param {number} number */
function headersOf(sender, number) {
  const address =
    sender % 2 ? `198.51.100.${sender}` : `2001:db8:${sender.toString(16)}:${randomNetwork()}::1`;
  return { 'x-forwarded-for': address, 'user-agent': `Robot ${number % BROWSERS}` };
}

function randomNetwork() {
  return randomBytes(2)
    .toString('hex')
    .replace(/^0+(?=.)/, '');
}
