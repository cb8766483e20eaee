import {
  visitWithJavaScript,
  visitWithoutJavaScript,
} from '../../scripts/harness/contact-clients.mjs';
import { storedMessages } from '../../scripts/harness/stored-messages.mjs';

/** A host that the requests name wherever one can be named. */
const THEIR_HOST = 'elders.example';

/**
 * What ordinary visitors are answered at each address.
 * @param {string} url @param {string[]} paths
 */
export async function visitAll(url, paths) {
  /** @type {Map<string, string>} */
  const answers = new Map();
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
 * @param {string} url @param {{ url: string, secretKey: string }} project
 * @returns {Promise<boolean>} whether both are confirmed and stored as they were sent
 */
export async function messagesArrive(url, project) {
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
