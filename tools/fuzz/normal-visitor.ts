import {
  visitWithJavaScript,
  visitWithoutJavaScript,
} from '../../packages/testbed/contact-clients.ts';
import { storedMessages } from '../../packages/testbed/stored-messages.ts';

/** The host that the hostile requests inject. */
const INJECTED_HOST = 'elders.example';

/** A summary of the response to a normal visitor, for each path. */
export async function visitAll(url: string, paths: string[]) {
  const summaries = new Map<string, string>();
  for (const path of paths) {
    const response = await fetch(url + path, { redirect: 'manual' });
    const text = await response.text();
    const parts = [response.status, response.headers.get('content-type'), text ? 'body' : 'empty'];
    if (text.includes(INJECTED_HOST)) parts.push(`contains ${INJECTED_HOST}`);
    summaries.set(path, parts.join(' '));
  }
  return summaries;
}

/** Sends a message with and without JavaScript; true when both are confirmed and stored unchanged. */
export async function messagesArrive(
  url: string,
  project: { url: string; secretKey: string },
): Promise<boolean> {
  const results = [visitWithJavaScript, visitWithoutJavaScript].map(async (visit, index) => {
    const message = {
      name: 'Noor de Wit',
      email: 'noor@voorbeeld.example',
      subject: `Na de storm ${index}`,
      message: 'Regel één.\nRegel twee: "aanhaling" & <teken>.',
    };
    const press = await visit(url, message);
    const isConfirmed = await press();
    const row = (await storedMessages(project)).find(({ subject }) => subject === message.subject);
    return isConfirmed && JSON.stringify(row) === JSON.stringify(message);
  });
  return (await Promise.all(results)).every(Boolean);
}
