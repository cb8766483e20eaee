import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { visitWithJavaScript } from '../../../scripts/harness/contact-clients.ts';

/** Of each sender, in turn: more than one, since a browser has a budget of its own. */
const BROWSERS = 6;
/** After an answer that is none. */
const PAUSE_MS = 100;

/** of the answers to a flood */
export type Tally = {
  sent: number;
  confirmed: number;
  /** with a text, and without a stored message */ refused: number;
  unanswered: number;
};

/**
 * Senders that write as fast as they can until the signal: every other one from an IPv4 address, the others from a /48
 * of IPv6 with a new address in it for each message. `ended` resolves when they have stopped.
 */
export function startFlood(siteUrl: string, senders: number, signal: AbortSignal) {
  const tally: Tally = { sent: 0, confirmed: 0, refused: 0, unanswered: 0 };
  const send = async (sender: number) => {
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

function headersOf(sender: number, number: number) {
  const address =
    sender % 2 ? `198.51.100.${sender}` : `2001:db8:${sender.toString(16)}:${randomNetwork()}::1`;
  return { 'x-forwarded-for': address, 'user-agent': `Robot ${number % BROWSERS}` };
}

function randomNetwork() {
  return randomBytes(2)
    .toString('hex')
    .replace(/^0+(?=.)/, '');
}
