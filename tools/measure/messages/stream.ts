import { setTimeout as wait } from 'node:timers/promises';
import {
  type Message,
  type Press,
  visitWithJavaScript,
  visitWithoutJavaScript,
} from '../../../packages/testbed/contact-clients.ts';

const VISITORS_AT_ONCE = 8;
const PAUSE_MS = 200;
const MAX_ATTEMPTS = 150;

/**
 * Sends messages as concurrent visitors, every other one without JavaScript, who retry until the
 * message is confirmed. `progress` is updated meanwhile.
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
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    try {
      press ??= await open();
      progress.tries += 1;
      if (await press()) return true;
    } catch {
      // No response, or an error page: the visitor cannot know the outcome and retries.
    }
    await wait(PAUSE_MS);
  }
  return false;
}
