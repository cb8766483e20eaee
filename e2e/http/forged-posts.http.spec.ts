import { expect, test } from 'playwright/test';
import { SENT_TEXT } from '../../lib/contact/state';
import { newMessage } from '../contact/contact-form';
import { embeddedBackendOnly, messagesWithSubject } from '../support/backend';
import { expectNoServerError, formBody, hiddenFields, post } from './raw-form';

// A sample against a running site; lib/requests/guard/action-post.test.ts has all forgeries.

embeddedBackendOnly();

/** React's field with the reference to the action, and the one with the previous state of the form. */
const ACTION_FIELD = '$ACTION_1:0';
const STATE_FIELD = '$ACTION_1:1';

async function actionId(): Promise<string> {
  return JSON.parse((await hiddenFields())[ACTION_FIELD] ?? '{}').id;
}

test('a forged previous state has no influence on the response', async () => {
  const message = newMessage();
  const body = await formBody(message);
  body.set(STATE_FIELD, '[{"status":"failed","values":{"name":"<script>alert(1)</script>"}}]');
  const html = await expectNoServerError(await post(body));
  expect(html).toContain(SENT_TEXT);
  expect(html).not.toContain('<script>alert(1)');
  expect(await messagesWithSubject(message.subject)).toHaveLength(1);
});

test('unknown fields of a form have no influence on the response', async () => {
  const message = newMessage();
  const body = await formBody(message);
  for (const name of ['is_admin', '0', '__proto__', '']) body.append(name, '{');
  expect(await expectNoServerError(await post(body))).toContain(SENT_TEXT);
  expect(await messagesWithSubject(message.subject)).toHaveLength(1);
});

const deep = `${'['.repeat(5000)}1${']'.repeat(5000)}`;
const forgedFields: [string, string, string][] = [
  ['a reference to arguments that do not exist', ACTION_FIELD, '{"id":"ID","bound":"$@7"}'],
  ['a map in the state', STATE_FIELD, '["$Q1"]'],
  ['a path to a prototype in the state', STATE_FIELD, '["$1:constructor:constructor"]'],
  ['a state nested 5,000 deep', STATE_FIELD, deep],
  ['a state that is no JSON', STATE_FIELD, '{'],
];
for (const [what, field, value] of forgedFields) {
  test(`a form with ${what} is refused and not stored`, async () => {
    const message = newMessage();
    const body = await formBody(message);
    body.set(field, value.replace('ID', await actionId()));
    const response = await post(body);
    expect(response.status).toBe(400);
    await expectNoServerError(response);
    expect(await messagesWithSubject(message.subject)).toEqual([]);
  });

  test(`a call of the action with ${what} as its arguments is refused`, async () => {
    const body = new FormData();
    body.set('0', value.replace('ID', await actionId()));
    const response = await post(body, { 'next-action': await actionId() });
    expect(response.status).toBe(400);
    await expectNoServerError(response);
  });
}

test('a form without the fields that name its action brings no server error', async () => {
  const body = new FormData();
  body.set('name', 'Jan');
  await expectNoServerError(await post(body));
});

for (const id of ['0'.repeat(42), 'x', '../../etc/passwd']) {
  test(`a call of the unknown action “${id}” brings no server error`, async () => {
    const body = new FormData();
    body.set('0', '[]');
    await expectNoServerError(await post(body, { 'next-action': id }));
  });
}

const manyArguments = JSON.stringify(Array(100_000).fill(0));
const calls: [string, string[]][] = [
  ['a form without fields', ['[null,"$K1"]']],
  ['arguments that refer to themselves', ['["$@1"]']],
  ['a hundred thousand arguments', [manyArguments]],
  ['arguments that are sent twice', ['[]', '[]']],
  ['no arguments', []],
];
for (const [what, parts] of calls) {
  test(`a call of the action with ${what} brings no server error`, async () => {
    const body = new FormData();
    for (const part of parts) body.append('0', part);
    await expectNoServerError(await post(body, { 'next-action': await actionId() }));
  });
}

test('a call of the action without a body brings no server error', async () => {
  await expectNoServerError(await post(null, { 'next-action': await actionId() }));
});

test('a call of the action with a text in place of a form is refused', async () => {
  const headers = { 'next-action': await actionId(), 'content-type': 'text/plain' };
  for (const body of ['', '[]', '[null,{}]']) {
    const response = await post(body, headers);
    expect(response.status).toBe(400);
    await expectNoServerError(response);
  }
});
