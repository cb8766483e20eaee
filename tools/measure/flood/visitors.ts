import { setTimeout as wait } from 'node:timers/promises';
import {
  visitWithJavaScript,
  visitWithoutJavaScript,
} from '../../../packages/testbed/contact-clients.ts';

/** `ms`: time until the response to the form. */
export type Visit = { subject: string; isConfirmed: boolean; ms: number };

/**
 * Visitors with separate IP addresses who send one message each at a random time, every other one without JavaScript,
 * and do not retry.
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
      let start = performance.now();
      const isConfirmed = await visit(siteUrl, message)
        .then((press) => {
          start = performance.now();
          return press();
        })
        .catch(() => false);
      return { subject: message.subject, isConfirmed, ms: performance.now() - start };
    }),
  );
}
