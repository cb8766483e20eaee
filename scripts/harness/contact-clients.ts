import { randomUUID } from 'node:crypto';
import { parseContactForm } from './parse-contact-form.ts';
import { randomClientIp } from './random-client-ip.ts';

export type Message = { name: string; email: string; subject: string; message: string };
/** sends the form once; true for the green text */
export type Press = () => Promise<boolean>;

/** The beginning of the green text. */
export const SENT = 'Uw bericht is succesvol verzonden.';
const PATIENCE_MS = 15_000;

/**
 * A visitor with JavaScript: each press calls the server action with one and the same key.
 * @param sender headers that say where the visitor writes from
 */
export async function visitWithJavaScript(
  siteUrl: string,
  message: Message,
  sender: Record<string, string> = randomClientIp(),
): Promise<Press> {
  const form = parseContactForm(await openPage(siteUrl));
  const { id } = JSON.parse(form['$ACTION_1:0'] ?? '{}');
  const key = randomUUID();
  return async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...message, submission_key: key }))
      body.set(`_1_${name}`, value);
    body.set('0', '[null,"$K1"]');
    const answer = await post(siteUrl, body, {
      ...sender,
      'next-action': id,
      accept: 'text/x-component',
    });
    return answer.includes('"status":"sent"');
  };
}

/**
 * A visitor without JavaScript: posts the form as the last answer gave it. Where no answer came, the
 * browser offers to send the same once more.
 * @param sender headers that say where the visitor writes from
 */
export async function visitWithoutJavaScript(
  siteUrl: string,
  message: Message,
  sender: Record<string, string> = randomClientIp(),
): Promise<Press> {
  let fields: Record<string, string> = { ...parseContactForm(await openPage(siteUrl)), ...message };
  return async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const html = await post(siteUrl, body, sender);
    if (html.includes(SENT)) return true;
    fields = parseContactForm(html);
    return false;
  };
}

async function openPage(siteUrl: string) {
  return read(await fetch(`${siteUrl}/contact`, { signal: AbortSignal.timeout(PATIENCE_MS) }));
}

async function post(siteUrl: string, body: FormData, headers: Record<string, string>) {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return read(await fetch(`${siteUrl}/contact`, { method: 'POST', body, headers, signal }));
}

async function read(response: Response) {
  if (!response.ok) throw new Error(`The site answered ${response.status}.`);
  return response.text();
}
