import { setTimeout as wait } from 'node:timers/promises';
import {
  visitWithJavaScript,
  visitWithoutJavaScript,
} from '../../../scripts/harness/contact-clients.ts';

/** `ms` of the answer to the form */
export type Visit = { subject: string; isConfirmed: boolean; ms: number };

/**
 * Visitors with an address of their own who write one message each, at random moments of the time, every other one
 * without JavaScript. They press once: who is not told "sent" counts as lost.
 */
export function sendVisitors(siteUrl: string, count: number, durationMs: number): Promise<Visit[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, number) => {
      await wait(Math.random() * durationMs);
      const visit = number % 2 ? visitWithoutJavaScript : visitWithJavaScript;
      const message = {
        name: `Bezoeker ${number}`,
        email: `bezoeker-${number}@voorbeeld.example`,
        subject: `Bezoek ${number}`,
        message: 'Ik heb een vraag over een kiosk.',
      };
      let from = performance.now();
      const isConfirmed = await visit(siteUrl, message)
        .then((press) => {
          from = performance.now();
          return press();
        })
        .catch(() => false);
      return { subject: message.subject, isConfirmed, ms: performance.now() - from };
    }),
  );
}
