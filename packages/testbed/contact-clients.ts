import { randomUUID } from 'node:crypto';
import { parseContactForm } from './parse-contact-form.ts';
import { randomClientIp } from './random-client-ip.ts';

export type Message = { name: string; email: string; subject: string; message: string };
/** Submits the form once; resolves to true when the success message is shown. */
export type Press = () => Promise<boolean>;

export const SENT = 'Uw bericht is succesvol verzonden.';
const TIME_LIMIT_MS = 15_000;

/** A visitor with JavaScript: every press calls the server action with the same idempotency key. */
export async function visitWithJavaScript(
  siteUrl: string,
  message: Message,
  clientIp: Record<string, string> = randomClientIp(),
): Promise<Press> {
  const form = parseContactForm(await openPage(siteUrl));
  const { id } = JSON.parse(form['$ACTION_1:0'] ?? '{}');
  const key = randomUUID();
  return async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...message, submission_key: key }))
      body.set(`_1_${name}`, value);
    body.set('0', '[null,"$K1"]');
    const result = await post(siteUrl, body, {
      ...clientIp,
      'next-action': id,
      accept: 'text/x-component',
    });
    return result.includes('"status":"sent"');
  };
}

/** A visitor without JavaScript: every press posts the form of the last response. */
export async function visitWithoutJavaScript(
  siteUrl: string,
  message: Message,
  clientIp: Record<string, string> = randomClientIp(),
): Promise<Press> {
  let fields: Record<string, string> = { ...parseContactForm(await openPage(siteUrl)), ...message };
  return async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const html = await post(siteUrl, body, clientIp);
    if (html.includes(SENT)) return true;
    fields = parseContactForm(html);
    return false;
  };
}

async function openPage(siteUrl: string) {
  return read(await fetch(`${siteUrl}/contact`, { signal: AbortSignal.timeout(TIME_LIMIT_MS) }));
}

async function post(siteUrl: string, body: FormData, headers: Record<string, string>) {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  return read(await fetch(`${siteUrl}/contact`, { method: 'POST', body, headers, signal }));
}

async function read(response: Response) {
  if (!response.ok) throw new Error(`The site returned status ${response.status}.`);
  return response.text();
}
