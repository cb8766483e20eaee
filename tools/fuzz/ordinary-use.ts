import {
  visitWithJavaScript,
  visitWithoutJavaScript,
} from '../../scripts/harness/contact-clients.ts';
import { storedMessages } from '../../scripts/harness/stored-messages.ts';

/** A host that the requests name wherever one can be named. */
const THEIR_HOST = 'elders.example';

/** What ordinary visitors are answered at each address. */
export async function visitAll(url: string, paths: string[]) {
  const answers: Map<string, string> = new Map();
  for (const path of paths) {
    const response = await fetch(url + path, { redirect: 'manual' });
    const text = await response.text();
    const what = [response.status, response.headers.get('content-type'), text ? 'filled' : 'empty'];
    if (text.includes(THEIR_HOST)) what.push(`names ${THEIR_HOST}`);
    answers.set(path, what.join(' '));
  }
  return answers;
}

/**
 * Sends a message as a visitor with JavaScript and as one without.
 * @returns whether both are confirmed and stored as they were sent
 */
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
