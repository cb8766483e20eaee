import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { visitWithJavaScript } from '../../../packages/testbed/contact-clients.ts';

/** User agents per client in turn, since the rate limit also counts per user agent. */
const USER_AGENTS = 6;
const PAUSE_AFTER_FAILURE_MS = 100;

/** `refused`: gets an error text instead of being stored. */
export type Tally = { sent: number; confirmed: number; refused: number; failed: number };

/**
 * Clients that send messages as fast as possible until the signal: every other one from one IPv4 address, the others
 * from a random /64 of their IPv6 /48 for each message. `ended` resolves when all have stopped.
 */
export function startFlood(siteUrl: string, clients: number, signal: AbortSignal) {
  const tally: Tally = { sent: 0, confirmed: 0, refused: 0, failed: 0 };
  const sendMessages = async (client: number) => {
    for (let number = 0; !signal.aborted; number += 1) {
      const message = {
        name: 'Robot',
        email: `robot-${client}@voorbeeld.example`,
        subject: `Stortvloed ${client}`,
        message: `Bericht ${number} van ${client}.`,
      };
      try {
        const press = await visitWithJavaScript(siteUrl, message, headersOf(client, number));
        tally.sent += 1;
        tally[(await press()) ? 'confirmed' : 'refused'] += 1;
      } catch {
        tally.failed += 1;
        await wait(PAUSE_AFTER_FAILURE_MS);
      }
    }
  };
  return {
    tally,
    ended: Promise.all(Array.from({ length: clients }, (_, client) => sendMessages(client))),
  };
}

function headersOf(client: number, number: number) {
  const ipAddress =
    client % 2 ? `198.51.100.${client}` : `2001:db8:${client.toString(16)}:${randomHexGroup()}::1`;
  return { 'x-forwarded-for': ipAddress, 'user-agent': `Robot ${number % USER_AGENTS}` };
}

function randomHexGroup() {
  return randomInt(0x10000).toString(16);
}
