import { startMailServer } from '../../packages/testbed/mail-server.ts';
import { logError } from '../platform/log';
import { withDetails } from './details';
import { contactFields } from './fields';
import { createNotificationMailer, type StoredMessage } from './notification-mail';
import { referenceOf } from './reference';

const TO = 'info@zuilwerk.example';
const notice: StoredMessage = {
  name: 'Jan de Boer',
  email: 'jan@deboer.example',
  subject: 'Twee zuilen',
  message: 'Eerste regel\nTweede regel: é, € en 😀',
  submissionKey: '6b1d7a52-6a0b-4f0e-9d4c-0d8a2b6f1c11',
};

let server: Awaited<ReturnType<typeof startMailServer>>;
let mailer: ReturnType<typeof createNotificationMailer>;
beforeAll(async () => {
  server = await startMailServer();
  mailer = createNotificationMailer({ smtpUrl: server.url, to: TO });
});
afterAll(async () => {
  mailer.close();
  await server.close();
});

type Sent = { from: string; to: string[]; headers: Map<string, string>; body: string };

async function send(changes: Partial<StoredMessage> = {}): Promise<Sent> {
  await mailer.send({ ...notice, ...changes });
  return lastMail();
}

function lastMail(): Sent {
  const mail = server.mails.at(-1);
  if (!mail) throw new Error('no mail');
  const end = mail.raw.indexOf('\r\n\r\n');
  const lines = mail.raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line): [string, string] => {
      const [name = '', ...value] = line.split(': ');
      return [name.toLowerCase(), value.join(': ')];
    }),
  );
  expect([...headers.keys()]).toHaveLength(lines.length);
  return { from: mail.from, to: mail.to, headers, body: decode(headers, mail.raw.slice(end + 4)) };
}

function decode(headers: Map<string, string>, body: string): string {
  const encoding = headers.get('content-transfer-encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body.replaceAll('\r\n', '\n');
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n');
}

const ordinaryHeaders = [
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

test('notification mail goes to the owner as plain text, with Reply-To the visitor', async () => {
  const { from, to, headers, body } = await send();
  expect([from, ...to]).toEqual([TO, TO]);
  expect([...headers.keys()].sort()).toEqual(ordinaryHeaders);
  expect(headers.get('to')).toBe(TO);
  expect(headers.get('reply-to')).toBe('Jan de Boer <jan@deboer.example>');
  expect(headers.get('subject')).toBe('Bericht via de website: Twee zuilen');
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(body.trimEnd()).toBe(
    `Naam: Jan de Boer\nE-mailadres: jan@deboer.example\nOnderwerp: Twee zuilen\nKenmerk: ${referenceOf(notice.submissionKey)}\n\n${notice.message}`,
  );
});

test.each(contactFields)('notification mail tells what was filled in as %s', async (field) => {
  const { body } = await send({ [field]: 'eigen-woord' });
  expect(body).toContain('eigen-woord');
});

test('notification mail has the optional fields with the others', async () => {
  const details = { company: 'Bloemen Van Loon', date: '2027-03-15' };
  const { body } = await send({ message: withDetails('Dag.', details) });
  expect(body.trimEnd()).toBe(
    `Naam: Jan de Boer\nE-mailadres: jan@deboer.example\nOnderwerp: Twee zuilen\nBedrijf: Bloemen Van Loon\nGewenste datum: 15\u00a0maart\u00a02027\nKenmerk: ${referenceOf(notice.submissionKey)}\n\nDag.`,
  );
});

test('notification mail has the same Message-ID on each attempt', async () => {
  const first = await send();
  const second = await send();
  expect(first.headers.get('message-id')).toBe(`<${notice.submissionKey}@zuilwerk.example>`);
  expect(second.headers.get('message-id')).toBe(first.headers.get('message-id'));
});

const injections = ['\r\n', '\n', '\r', '\u2028', '\r\n\r\n', '\0\r\n'].map((lineBreak) => [
  JSON.stringify(lineBreak),
  `x${lineBreak}Bcc: dief@elders.example${lineBreak}X-Dief: 1`,
]);
describe.each(injections)('notification mail with the line break %s', (_name, injected) => {
  test.each(['name', 'email', 'subject', 'message', 'submissionKey'] as const)(
    'in the %s gets no extra header or recipient',
    async (field) => {
      const { to, headers } = await send({ [field]: injected });
      expect(to).toEqual([TO]);
      expect(ordinaryHeaders).toEqual(expect.arrayContaining([...headers.keys()]));
    },
  );
});

test.each([
  'a@b.example,dief@elders.example',
  '<dief@elders.example>',
  'jan@deboer.example>,dief',
  '"x"@deboer.example',
])('notification mail has no Reply-To for the ambiguous address %s', async (email) => {
  const { to, headers } = await send({ email });
  expect(to).toEqual([TO]);
  expect(headers.has('reply-to')).toBe(false);
});

test('notification mail quotes a name with header syntax in it', async () => {
  const { headers } = await send({ name: 'Jan <dief@elders.example>, "x"' });
  expect(headers.get('reply-to')).toBe('"Jan <dief@elders.example>, \\"x\\"" <jan@deboer.example>');
});

test('notification mail rejects when the mail server refuses it', async () => {
  server.refuse(true);
  await expect(mailer.send(notice)).rejects.toThrow('no room');
  server.refuse(false);
});

test('log of a refused notification mail has the status code, not the text of the server', async () => {
  const written = jest.spyOn(console, 'error').mockImplementation(() => {});
  server.refuse(true);
  await mailer.send(notice).catch((error) => logError('Not mailed', error));
  server.refuse(false);
  expect(written.mock.calls).toEqual([['Not mailed: Error EMESSAGE DATA 450']]);
  written.mockRestore();
});

test('digest mail names the number of messages, since when, and the command to read them', async () => {
  await mailer.sendDigest({ count: 12, held: 7, since: new Date('2027-01-05T13:05:00Z') });
  const { from, to, headers, body } = lastMail();
  expect([from, ...to]).toEqual([TO, TO]);
  expect(headers.get('subject')).toBe('12 berichten via de website zonder eigen e-mail');
  expect(body).toContain('Sinds 5 januari 2027 om 14:05: 12 berichten opgeslagen');
  expect(body).toContain('één afzender er zeer veel stuurde: 7.');
  expect(body).toContain('npm run messages -- --held');
});

const answer = { subject: 'Uw bericht', text: 'Wij hebben uw bericht ontvangen.' };

test('mail to a sender comes from the owner, and asks not to be answered by a machine', async () => {
  expect(await mailer.sendToSender(notice, answer)).toBe(true);
  const { from, to, headers, body } = lastMail();
  expect([from, ...to]).toEqual([TO, notice.email]);
  expect(headers.get('from')).toBe(`Zuilwerk <${TO}>`);
  expect(headers.get('auto-submitted')).toBe('auto-replied');
  expect(headers.get('message-id')).toBe(`<kopie.${notice.submissionKey}@zuilwerk.example>`);
  expect(body.trimEnd()).toBe(answer.text);
});

test.each([
  'a@b.example,dief@elders.example',
  'a@b.example\r\nBcc: dief@elders.example',
  'Jan <jan@deboer.example>',
  'geen adres',
])('no mail goes to the ambiguous address %j', async (email) => {
  const before = server.mails.length;
  expect(await mailer.sendToSender({ ...notice, email }, answer)).toBe(false);
  expect(server.mails).toHaveLength(before);
});
