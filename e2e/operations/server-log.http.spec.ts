import { fieldTexts } from '../../lib/contact/fields';
import { FAILED_TEXT, SENT_TEXT } from '../../lib/contact/state';
import { startFaultyBackend } from '../../packages/testbed/faulty-backend.ts';
import { startMailServer } from '../../packages/testbed/mail-server.ts';
import { longTimeouts } from '../../packages/testbed/timeouts.ts';
import { formBody } from '../http/raw-form';
import { embeddedBackendOnly } from '../support/backend';
import { expect, sites, test } from '../support/http-test';

embeddedBackendOnly();

const message = {
  name: 'Xaviera Zonneveld',
  email: 'xaviera@zonneveld.example',
  subject: 'Nachtegaal op de gevel',
  message: 'Het wachtwoord is boterbloem.',
};
const ADDRESS = '203.0.113.77';

test('the server log names failures without names, IP addresses or texts of visitors', async ({
  startSite,
}) => {
  const backend = await startFaultyBackend(sites.backend.url);
  const mailServer = await startMailServer();
  const site = await startSite({
    SUPABASE_URL: backend.url,
    SMTP_URL: mailServer.url,
    CONTACT_NOTIFY_TO: 'info@zuilwerk.example',
    ...longTimeouts,
  });
  const send = async (body: FormData | string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${site.url}/contact?onderwerp=${message.subject}`, {
      method: 'POST',
      body,
      headers: { 'x-forwarded-for': ADDRESS, 'x-real-ip': ADDRESS, ...headers },
    });
    return response.text();
  };

  expect(await send(await formBody(message))).toContain(SENT_TEXT);
  mailServer.refuse(true);
  const second = { ...message, message: `${message.message} Bis.` };
  expect(await send(await formBody(second))).toContain(SENT_TEXT);
  expect(await send(await formBody({ ...message, name: ' ' }))).toContain(fieldTexts.name.empty);

  for (const mode of ['refusal', 'echo', 'error', 'malformed', 'empty', 'html', 'reset'] as const) {
    await backend.setFault(mode);
    expect(await send(await formBody(message)), mode).toContain(FAILED_TEXT);
  }

  const words = JSON.stringify(message);
  await send(words, { 'content-type': 'text/plain' });
  await send(words, { 'content-type': 'multipart/form-data; boundary=x' });
  await send(await formBody(message), { origin: 'https://elders.example' });
  await send(await formBody(message), { 'next-action': '0'.repeat(42) });

  await backend.close();
  await mailServer.close();
  const log = site.output();
  expect(log.match(/Storing a contact message failed/g)).toHaveLength(7);
  // Node's fetch sends no Origin.
  expect(log).not.toContain('Missing `origin` header');
  for (const secret of [...Object.values(message), 'Xaviera', 'zonneveld', 'boterbloem', ADDRESS]) {
    expect(log).not.toContain(secret);
  }
});

test('the server log names what is read, but no URL that a visitor made up', async ({
  startSite,
}) => {
  const backend = await startFaultyBackend(sites.backend.url);
  const site = await startSite({ SUPABASE_URL: backend.url });
  await backend.setFault('error');
  for (const path of [
    '/blog/jan-jansen',
    '/blog/jan-jansen/deelplaatje.jpg',
    '/media/jan-jansen.avif',
  ])
    await fetch(site.url + path);
  await backend.close();
  await expect.poll(site.output).toContain('Serving a file failed');
  expect(site.output()).toContain('Reading a post failed');
  expect(site.output()).not.toContain('jan-jansen');
});
