import { randomUUID } from 'node:crypto';
import { contactLimits } from '../../lib/contact/fields';
import { SENT_TEXT } from '../../lib/contact/state';
import { isBlank } from '../../lib/platform/text/strip-invisible';
import { expectNoServerError, hiddenFields, post } from '../http/raw-form';
import { embeddedBackendOnly, requestBackend } from '../support/backend';
import { readCorpora } from '../support/corpora/read-corpora';
import { expect, test } from '../support/http-test';

embeddedBackendOnly();

const AT_ONCE = 4;
const ROWS_AT_ONCE = 50;

type Texts = { name: string; subject: string; message: string };

/** How the form normalizes text: LF line breaks, single-line fields on one line, trimmed. */
const inOneLine = (text: string) => text.replaceAll(/[\r\n\u2028\u2029]+/g, ' ').trim();
const inLines = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim();
const asStored = ({ name, subject, message }: Texts): Texts => ({
  name: inOneLine(name),
  subject: inOneLine(subject),
  message: inLines(message),
});

/** Puts each text once into a field with room for it, three texts in a message. */
function spreadOverMessages(texts: string[]): Texts[] {
  const fitsAnywhere = (text: string) => Array.from(text).length <= contactLimits.name.max;
  const short = texts.filter(fitsAnywhere);
  const long = texts.filter((text) => !fitsAnywhere(text));
  const messages: Texts[] = [];
  while (short.length + long.length > 0) {
    messages.push({
      message: long.pop() ?? short.pop() ?? 'Hallo',
      subject: short.pop() ?? 'Vraag',
      name: short.pop() ?? 'Jan',
    });
  }
  return messages;
}

/** A unique e-mail address, by which a message is found whatever became of its texts. */
const newAddress = () => `${randomUUID()}@strings.example`;

async function send(texts: Texts, email: string, hidden: Record<string, string>) {
  const body = new FormData();
  const fields = { ...hidden, ...texts, email };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const response = await post(body);
  return { status: response.status, html: await expectNoServerError(response) };
}

async function storedTexts(addresses: string[]): Promise<Map<string, Texts>> {
  const rows = new Map<string, Texts>();
  for (let from = 0; from < addresses.length; from += ROWS_AT_ONCE) {
    const some = addresses.slice(from, from + ROWS_AT_ONCE);
    const response = await requestBackend(
      `contact_messages?select=email,name,subject,message&email=in.(${some})`,
    );
    for (const { email, ...texts } of await response.json()) rows.set(email, texts);
  }
  return rows;
}

for (const { name, payloads } of readCorpora()) {
  // The form asks again for a text of which nothing is seen.
  const seen = payloads.filter((text) => !isBlank(text));
  test(`the ${seen.length} strings of ${name} that can be seen are stored as they were typed`, async () => {
    const hidden = await hiddenFields();
    const messages = spreadOverMessages(seen).map((typed) => ({ typed, email: newAddress() }));
    const waiting = messages.values();
    const sender = async () => {
      for (const { typed, email } of waiting) {
        const { html } = await send(typed, email, hidden);
        expect(html, JSON.stringify(typed)).toContain(SENT_TEXT);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sender));
    const stored = await storedTexts(messages.map(({ email }) => email));
    for (const { typed, email } of messages) expect(stored.get(email)).toEqual(asStored(typed));
  });
}

test('a lone surrogate in a message is stored as U+FFFD', async () => {
  const email = newAddress();
  const texts = { name: 'Jan', subject: 'Half', message: 'a\ud83d b' };
  expect((await send(texts, email, await hiddenFields())).html).toContain(SENT_TEXT);
  expect((await storedTexts([email])).get(email)?.message).toBe('a\ufffd b');
});
