import { SENT_TEXT } from '../../lib/contact/state';
import { newMessage } from '../contact/contact-form';
import { embeddedBackendOnly, messagesWithSubject } from '../support/backend';
import { expect, test } from '../support/http-test';
import { expectNoServerError, formBody, hiddenFields, post } from './raw-form';

embeddedBackendOnly();

/** The form fields in which React sends the action and the previous form state. */
const ACTION_PART = '$ACTION_1:0';
const STATE_PART = '$ACTION_1:1';

async function actionId(): Promise<string> {
  return JSON.parse((await hiddenFields())[ACTION_PART] ?? '{}').id;
}

test('a forged previous form state does not affect the response', async () => {
  const message = newMessage();
  const body = await formBody(message);
  body.set(STATE_PART, '[{"status":"failed","values":{"name":"<script>alert(1)</script>"}}]');
  const html = await expectNoServerError(await post(body));
  expect(html).toContain(SENT_TEXT);
  expect(html).not.toContain('<script>alert(1)');
  expect(await messagesWithSubject(message.subject)).toHaveLength(1);
});

const deep = `${'['.repeat(5000)}1${']'.repeat(5000)}`;
const forgedParts: [string, string, string][] = [
  ['missing bound arguments', ACTION_PART, '{"id":"ID","bound":"$@7"}'],
  ['bound arguments that refer to themselves', ACTION_PART, '{"id":"ID","bound":"$@0"}'],
  ['a missing map', ACTION_PART, '{"id":"ID","bound":"$Q1"}'],
  ['a map in the state', STATE_PART, '["$Q1"]'],
  ['a stream in the state', STATE_PART, '["$R1"]'],
  ['a server reference in the state', STATE_PART, '["$F1"]'],
  ['a path into a prototype', STATE_PART, '["$1:constructor:constructor"]'],
  ['a big number', STATE_PART, `["$n${'9'.repeat(5000)}"]`],
  ['5,000 levels of nesting', STATE_PART, deep],
  ['invalid JSON', STATE_PART, '{'],
];
for (const [what, part, value] of forgedParts) {
  test(`a form with a forged field (${what}) is refused and not stored`, async () => {
    const message = newMessage();
    const body = await formBody(message);
    body.set(part, value.replace('ID', await actionId()));
    const response = await post(body);
    expect(response.status).toBe(400);
    await expectNoServerError(response);
    expect(await messagesWithSubject(message.subject)).toEqual([]);
  });

  test(`a server action call with a forged argument (${what}) is refused`, async () => {
    const body = new FormData();
    body.set('0', value.replace('ID', await actionId()));
    const response = await post(body, { 'next-action': await actionId() });
    expect(response.status).toBe(400);
    await expectNoServerError(response);
  });
}

const forms: [string, Record<string, string>][] = [
  ['bound arguments without their part', { [ACTION_PART]: '{"id":"ID","bound":"$@1"}' }],
  [
    'bound arguments that are null',
    { [ACTION_PART]: '{"id":"ID","bound":"$@1"}', [STATE_PART]: 'null' },
  ],
  [
    'a state that refers to itself',
    { [ACTION_PART]: '{"id":"ID","bound":"$@1"}', [STATE_PART]: '["$@1"]' },
  ],
  ['an action that does not exist', { [ACTION_PART]: `{"id":"${'0'.repeat(42)}","bound":null}` }],
  ['an action that is not a string', { [ACTION_PART]: '{"id":7,"bound":null}' }],
  ['an action that is null', { [ACTION_PART]: 'null' }],
  ['no action at all', {}],
];
for (const [what, parts] of forms) {
  test(`a form with ${what} causes no server error`, async () => {
    const body = new FormData();
    body.set('$ACTION_REF_1', '');
    for (const [name, value] of Object.entries(parts)) {
      body.set(name, value.replace('ID', await actionId()));
    }
    await expectNoServerError(await post(body));
  });
}

test('a form without an action field causes no server error', async () => {
  const body = new FormData();
  body.set('name', 'Jan');
  await expectNoServerError(await post(body));
});

for (const id of ['0'.repeat(42), 'x', '../../etc/passwd']) {
  test(`a call of the unknown server action “${id}” causes no server error`, async () => {
    const body = new FormData();
    body.set('0', '[]');
    await expectNoServerError(await post(body, { 'next-action': id }));
  });
}

const manyArguments = JSON.stringify(Array(100_000).fill(0));
const calls: [string, string[]][] = [
  ...['[]', '[null]', '[null,"$K1"]', '["$@1"]', '"$@1"', '{}', 'null', '"x"', '7'].map(
    (args): [string, string[]] => [`the arguments ${args}`, [args]],
  ),
  ['100,000 arguments', [manyArguments]],
  ['duplicate arguments', ['[]', '[]']],
  ['no arguments', []],
];
for (const [what, parts] of calls) {
  test(`a server action call with ${what} causes no server error`, async () => {
    const body = new FormData();
    for (const part of parts) body.append('0', part);
    await expectNoServerError(await post(body, { 'next-action': await actionId() }));
  });
}

test("a script's call without a body brings no server error", async () => {
  await expectNoServerError(await post(null, { 'next-action': await actionId() }));
});

test("a script's call with a text in place of a form is refused", async () => {
  const headers = { 'next-action': await actionId(), 'content-type': 'text/plain' };
  for (const body of ['', '[]', '[null,{}]']) {
    const response = await post(body, headers);
    expect(response.status).toBe(400);
    await expectNoServerError(response);
  }
});
