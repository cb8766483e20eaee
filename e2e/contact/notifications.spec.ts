import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import type { Page } from 'playwright/test';
import { site as company } from '../../lib/business/site';
import type { ContactMessage as Message } from '../../lib/contact/fields';
import { LIMITED_TEXT, SENT_TEXT } from '../../lib/contact/state';
import { createKillableBackend } from '../../packages/testbed/killable-backend.ts';
import { startMailServer } from '../../packages/testbed/mail-server.ts';
import { setMessageLimits } from '../../packages/testbed/message-limit.ts';
import { longTimeouts } from '../../packages/testbed/timeouts.ts';
import { requestAsAdmin } from '../../scripts/lib/admin-client.ts';
import { run } from '../../scripts/lib/processes.ts';
import { formBody, post } from '../http/raw-form';
import { fetchHealth } from '../operations/health';
import { embeddedBackendOnly } from '../support/backend';
import { expect, randomClientIp } from '../support/fixtures';
import { test } from '../support/own-site';
import { createSiteStarter, type OwnSite } from '../support/start-site';
import { contactForm, newMessage, openContactForm } from './contact-form';

embeddedBackendOnly();

// Each test continues with the messages that the tests before it stored.
test.describe.configure({ mode: 'serial' });

const TO = 'info@zuilwerk.example';
const backend = createKillableBackend();
let project: Awaited<ReturnType<Awaited<typeof backend>['start']>>;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
const sites = createSiteStarter();
let siteWithMail: OwnSite;
let siteWithoutMail: OwnSite;

test.beforeAll(async () => {
  project = await (await backend).start();
  mailServer = await startMailServer();
  siteWithMail = await sites.startSite({ ...siteVariables(), ...mailVariables() });
  siteWithoutMail = await sites.startSite(siteVariables());
});

test.afterAll(async () => {
  await sites.stopAll();
  await (await backend).kill();
  await mailServer.close();
});

const siteVariables = () => ({
  SUPABASE_URL: project.url,
  SUPABASE_PUBLISHABLE_KEY: project.publishableKey,
  ...longTimeouts,
});
const mailVariables = () => ({ SMTP_URL: mailServer.url, CONTACT_NOTIFY_TO: TO });

/** Mails to the owner; the others are copies to senders. */
const ownerMails = () => mailServer.mails.filter(({ to }) => to.includes(TO));
const copiesTo = (address: string) => mailServer.mails.filter(({ to }) => to.includes(address));

async function rowsWithSubject(subject: string): Promise<Record<string, unknown>[]> {
  const address = `contact_messages?subject=eq.${encodeURIComponent(subject)}`;
  return requestAsAdmin(project, address, { method: 'GET' });
}

function messages(...options: string[]) {
  const { url, secretKey } = project;
  const env = { ...mailVariables(), SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey };
  return run(process.execPath, ['scripts/run.mjs', 'scripts/messages/index.ts', ...options], {
    env,
  });
}

/** Sends a message by the form on the contact page, in a browser with or without JavaScript. */
async function sendByForm(page: Page, siteUrl: string, message: Message, hasJavaScript = true) {
  if (hasJavaScript) await openContactForm(page, siteUrl);
  else await page.goto(`${siteUrl}/contact`);
  const form = contactForm(page);
  await form.fill(message);
  await form.send();
  return form;
}

test('a new message is mailed to the owner once and marked as mailed', async ({ page }) => {
  const message = newMessage();
  const form = await sendByForm(page, siteWithMail.url, message);
  await expect(form.success).toHaveText(SENT_TEXT);

  await expect.poll(() => ownerMails()).toHaveLength(1);
  expect(ownerMails()[0]?.to).toEqual([TO]);
  expect(ownerMails()[0]?.raw).toContain('Reply-To: Jan de Boer <jan@deboer.example>');
  await expect
    .poll(() => rowsWithSubject(message.subject))
    .toEqual([expect.objectContaining({ notified_at: expect.any(String) })]);
  expect(await messages('--resend')).toEqual({ code: 0, output: '0 messages were mailed.\n' });
});

test('a sender gets a copy in our own words, at most two a day', async () => {
  const email = `noor.${randomUUID().slice(0, 8)}@bedrijf.example`;
  const own = { name: 'Klikhier', email, message: 'Klikhier https://kwaad.example' };
  for (const number of [1, 2, 3]) {
    const subject = `Klikhier ${randomUUID()}`;
    expect(await send(siteWithMail.url, { ...newMessage(), ...own, subject })).toBe(true);
    await expect
      .poll(() => ownerMails().filter(({ raw }) => raw.includes(subject.slice(-12))))
      .toHaveLength(1);
    await expect.poll(() => copiesTo(email)).toHaveLength(Math.min(2, number));
  }
  for (const { from, raw } of copiesTo(email)) {
    expect(from).toBe(TO);
    expect(raw).toMatch(/^Subject: Uw bericht aan Zuilwerk: kenmerk [\dA-F]{4}-[\dA-F]{4}\r$/m);
    expect(raw).not.toMatch(/Klikhier|kwaad/);
  }
});

test('contact form confirms and stores a message while the mail server hangs', async ({
  page,
  startSite,
}) => {
  const silent = createServer().listen(0, '127.0.0.1');
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const site = await startSite({
    ...siteVariables(),
    ...mailVariables(),
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  const message = newMessage();
  const form = await sendByForm(page, site.url, message);
  await expect(form.success).toHaveText(SENT_TEXT);
  expect(await rowsWithSubject(message.subject)).toEqual([
    expect.objectContaining({ ...message, notified_at: null }),
  ]);
  silent.close();
});

test('npm run messages -- --resend mails each unmailed message once', async () => {
  const before = ownerMails().length;
  expect(await messages('--resend')).toEqual({ code: 0, output: '1 messages were mailed.\n' });
  expect(await messages('--resend')).toEqual({ code: 0, output: '0 messages were mailed.\n' });
  expect(ownerMails()).toHaveLength(before + 1);
});

test('npm run messages -- --resend reports a refusing mail server in one line and keeps the message unmailed', async () => {
  await requestAsAdmin(project, 'contact_messages', { method: 'POST', body: newMessage() });
  mailServer.refuse(true);
  const { code, output } = await messages('--resend');
  expect(code).toBe(1);
  expect(output).toMatch(/^\nThe mail server failed after 0 messages: .*no room\n$/);
  mailServer.refuse(false);
  expect((await messages('--resend')).output).toBe('1 messages were mailed.\n');
});

test('npm run messages shows the newest message last, without terminal control characters', async () => {
  const message = { ...newMessage(), name: 'Jan\u001b[2J\u202e', message: 'Dag\r\u001b]0;x\u0007' };
  await requestAsAdmin(project, 'contact_messages', { method: 'POST', body: message });
  const { code, output } = await messages();
  expect(code).toBe(0);
  expect(output.trimEnd().split('\n').slice(-5)).toEqual([
    expect.stringMatching(/^#\d+ {2}.* {3}not mailed$/),
    '  Jan·[2J· <jan@deboer.example>',
    `  ${message.subject}`,
    '',
    '    Dag··]0;x·',
  ]);
  expect((await messages('1')).output.match(/^#/gm)).toHaveLength(1);
});

test('npm run messages -- --delete-old deletes messages older than the privacy statement allows', async () => {
  const old = { ...newMessage(), created_at: '2020-01-01T00:00:00Z' };
  await requestAsAdmin(project, 'contact_messages', { method: 'POST', body: old });
  expect(await messages('--delete-old')).toEqual({ code: 0, output: '1 messages were deleted.\n' });
  expect(await rowsWithSubject(old.subject)).toEqual([]);
});

test('npm run messages prints its usage for an unknown option', async () => {
  const { code, output } = await messages('--onbekend');
  expect(code).toBe(1);
  expect(output).toMatch(/^npm run messages {2,}the newest 20/m);
  expect(output).not.toContain('node:');
});

/** Posts the form as a browser without JavaScript. @returns whether the response confirms it */
async function send(siteUrl: string, message: Message, headers = {}): Promise<boolean> {
  const response = await post(await formBody(message), headers, '/contact', siteUrl);
  return (await response.text()).includes(SENT_TEXT);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a new visitor gets a message through while two IP addresses flood the form', async ({
      page,
    }) => {
      const { url } = siteWithoutMail;
      const bots = [randomClientIp(), randomClientIp()].flatMap((ip) =>
        [1, 2, 3, 4, 5, 6].map((bot) => ({ ...ip, 'user-agent': `Robot ${bot}` })),
      );
      // 72 messages: above the limit of a network, and above the 60 a minute of all visitors.
      const flood = bots.map(async (headers) => {
        for (let number = 0; number < 6; number += 1)
          expect(await send(url, newMessage(), headers)).toBe(true);
      });
      await Promise.all(flood);

      const message = newMessage();
      const form = await sendByForm(page, url, message, javaScriptEnabled);
      await expect(form.success).toHaveText(SENT_TEXT);
      expect(await rowsWithSubject(message.subject)).toEqual([expect.objectContaining(message)]);
    });

    test('contact form keeps the text and asks to call while the storage of the day is full, and then sends', async ({
      page,
    }) => {
      const { url, output } = siteWithoutMail;
      const logged = output().length;
      await setMessageLimits(project, { megabytes_per_day: 1 });
      await fillMegabyte();
      const message = newMessage();
      const form = await sendByForm(page, url, message, javaScriptEnabled);
      await expect(form.failure).toContainText(LIMITED_TEXT);
      const phone = form.failure.getByRole('link', { name: company.phone.office.label });
      await expect(phone).toHaveAttribute('href', company.phone.office.href);
      await form.expectKept(message);
      expect(await rowsWithSubject(message.subject)).toEqual([]);
      expect(output().slice(logged)).toContain('A contact message was refused');
      expect(output()).not.toContain(message.email);

      await setMessageLimits(project, { megabytes_per_day: 100 });
      await form.send();
      await expect(form.success).toHaveText(SENT_TEXT);
      expect(await rowsWithSubject(message.subject)).toEqual([expect.objectContaining(message)]);
    });
  });
}

/** Inserts messages directly until the database refuses them: the longest first, then short ones. */
async function fillMegabyte(): Promise<void> {
  const { url, publishableKey } = project;
  const fill = async (message: Message) => {
    const response = await fetch(`${url}/rest/v1/contact_messages`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ ...message, sender_volume: 'first' }),
    });
    return response.status === 201;
  };
  while (await fill({ ...newMessage(), message: '😀'.repeat(5000) }));
  while (await fill(newMessage()));
}

test('messages of one browser above five are stored as held and mailed in one digest', async () => {
  // The flood of the tests above still counts for this minute.
  await setMessageLimits(project, { held_above_per_minute: 10_000 });
  const before = ownerMails().length;
  const client = { ...randomClientIp(), 'user-agent': 'Firefox' };
  const sent = [1, 2, 3, 4, 5, 6, 7].map(() => newMessage());
  for (const message of sent) expect(await send(siteWithMail.url, message, client)).toBe(true);

  const rows = await Promise.all(sent.map(({ subject }) => rowsWithSubject(subject)));
  expect(rows.map((found) => found.map(({ held }) => held))).toEqual([
    ...Array.from({ length: 5 }, () => [false]),
    [true],
    [true],
  ]);
  await expect.poll(() => ownerMails().length).toBe(before + 6);
  const subjects = ownerMails()
    .slice(before)
    .map(({ raw }) => /^Subject: (.*)\r$/m.exec(raw)?.[1]);
  expect(subjects.filter((subject) => subject?.startsWith('1 bericht'))).toHaveLength(1);
  for (const { subject } of sent.slice(5))
    expect(
      ownerMails()
        .slice(before)
        .some(({ raw }) => raw.includes(subject)),
    ).toBe(false);
});

test('npm run messages counts held messages, and lists them with --held', async () => {
  const ordinary = await messages();
  expect(ordinary.code).toBe(0);
  expect(ordinary.output).not.toMatch(/ held$/m);
  expect(ordinary.output).toMatch(
    /^Held messages: \d+( or more)?\. npm run messages -- --held shows them\.$/m,
  );
  const held = await messages('--held', '3');
  expect(held.code).toBe(0);
  expect(held.output.match(/^#\S+ {2}.* {3}held$/gm)).toHaveLength(3);
});

test('npm run messages -- --resend does not mail held messages', async () => {
  await messages('--resend');
  const before = ownerMails().length;
  const { code, output } = await messages('--resend');
  expect(code).toBe(0);
  expect(output).toMatch(/^0 messages were mailed\.\nHeld messages are not mailed: \d+/);
  expect(ownerMails()).toHaveLength(before);
});

test('a mail that fails is counted in /api/health', async () => {
  const { url } = siteWithMail;
  mailServer.refuse(true);
  expect(await send(url, newMessage())).toBe(true);
  const mail = async () => (await (await fetchHealth(url)).json()).mail;
  await expect
    .poll(mail)
    .toEqual({ waiting: 1, failed: 0, lastFailureSecondsAgo: expect.any(Number) });
  mailServer.refuse(false);
});
