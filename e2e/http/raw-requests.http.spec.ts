import { request as httpRequest } from 'node:http';
import { fieldTexts } from '../../lib/contact/fields';
import { SENT_TEXT } from '../../lib/contact/state';
import { newMessage } from '../contact/contact-form';
import { embeddedBackendOnly, messagesWithSubject } from '../support/backend';
import { expect, sites, test } from '../support/http-test';
import { expectNoServerError, formBody, post } from './raw-form';

embeddedBackendOnly();

test('the form of a browser without JavaScript is accepted', async () => {
  const message = newMessage();
  const response = await post(await formBody(message));
  expect(response.status).toBe(200);
  expect(await expectNoServerError(response)).toContain(SENT_TEXT);
  expect(await messagesWithSubject(message.subject)).toEqual([expect.objectContaining(message)]);
});

test('the same form delivered twice is stored once', async () => {
  const message = newMessage();
  for (const _delivery of [1, 2]) {
    const body = await formBody(message);
    body.set('submission_key', '3f0c6f5e-0000-4000-8000-'.concat(message.subject.slice(-12)));
    expect(await expectNoServerError(await post(body))).toContain(SENT_TEXT);
  }
  expect(await messagesWithSubject(message.subject)).toHaveLength(1);
});

for (const type of ['text/plain', 'application/json', 'application/x-www-form-urlencoded', 'x']) {
  test(`a body of type ${type} is refused`, async () => {
    const response = await post('name=Jan&message=Hallo', { 'content-type': type });
    expect(response.status).toBe(400);
    await expectNoServerError(response);
  });
}

const unreadable: [string, string, string][] = [
  ['garbage', 'multipart/form-data; boundary=x', 'geen onderdelen'],
  ['no boundary', 'multipart/form-data', '--x\r\n\r\n--x--'],
  [
    'an unfinished part',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nJan',
  ],
];
for (const [what, type, body] of unreadable) {
  test(`a form with ${what} is refused`, async () => {
    const response = await post(body, { 'content-type': type });
    expect(response.status).toBe(400);
    await expectNoServerError(response);
  });
}

test('a form with a foreign Origin header is refused and not stored', async () => {
  const message = newMessage();
  const response = await post(await formBody(message), { origin: 'https://elders.example' });
  expect(response.status).toBe(403);
  await expectNoServerError(response);
  expect(await messagesWithSubject(message.subject)).toEqual([]);
});

test('a body of three megabytes is refused', async () => {
  const response = await post(await formBody({ message: 'x'.repeat(3_000_000) }));
  expect(response.status).toBe(413);
  await expectNoServerError(response);
});

test('a body without Content-Length is refused', async () => {
  const status = await new Promise((resolve, reject) => {
    const request = httpRequest(
      `${sites.site}/contact`,
      {
        method: 'POST',
        headers: {
          'content-type': 'multipart/form-data; boundary=x',
          'transfer-encoding': 'chunked',
        },
      },
      (response) => resolve(response.resume().statusCode),
    );
    request.on('error', reject);
    request.end('--x--\r\n');
  });
  expect(status).toBe(411);
});

test('missing fields are named in Dutch, and the others keep their values', async () => {
  const message = newMessage();
  const response = await post(await formBody({ subject: message.subject }));
  expect(response.status).toBe(200);
  const html = await expectNoServerError(response);
  expect(html).toContain(fieldTexts.name.empty);
  expect(html).toContain(fieldTexts.message.empty);
  expect(html).toContain(`value="${message.subject}"`);
});

test('a file in a text field counts as an empty field', async () => {
  const { message: _text, ...message } = newMessage();
  const body = await formBody(message);
  body.append('message', new File(['Hallo'], 'bericht.txt'));
  const html = await expectNoServerError(await post(body));
  expect(html).toContain(fieldTexts.message.empty);
  expect(await messagesWithSubject(message.subject)).toEqual([]);
});

test('a control character in a message is stored unchanged', async () => {
  const message = { ...newMessage(), message: 'Bel\u0007 en \u001b[0m klaar' };
  expect(await expectNoServerError(await post(await formBody(message)))).toContain(SENT_TEXT);
  expect(await messagesWithSubject(message.subject)).toEqual([expect.objectContaining(message)]);
});

for (const field of ['name', 'email', 'subject', 'message'] as const) {
  test(`a NUL character in ${field} is refused with a sentence in Dutch`, async () => {
    const message = newMessage();
    const response = await post(await formBody({ ...message, [field]: `${message[field]}\0x` }));
    expect(response.status).toBe(200);
    expect(await expectNoServerError(response)).toContain(
      'bevat een teken dat wij niet kunnen opslaan',
    );
    expect(await messagesWithSubject(message.subject)).toEqual([]);
  });
}
