import { randomUUID } from 'node:crypto';
import type { Message, MessageCounts } from '../../packages/studio/shared/api';
import { embeddedBackendOnly, requestBackend } from '../support/backend';
import { expect, test } from '../support/studio';
import { type StudioApi, studioApi } from '../support/studio-api';

embeddedBackendOnly();

type MessageList = { messages: Message[]; next: string | null };

const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1000;

/** Stores messages of one person, a second apart, and returns the e-mail address. */
async function messagesOfSomebody(count: number, newestAt = Date.now()) {
  const email = `jan-${randomUUID()}@example.nl`;
  const rows = Array.from({ length: count }, (_, index) => ({
    name: 'Jan de Boer',
    email,
    subject: `Vraag ${index + 1}`,
    message: '=1+1',
    submission_key: randomUUID(),
    created_at: new Date(newestAt - (count - 1 - index) * 1000).toISOString(),
  }));
  const response = await requestBackend('contact_messages', {
    method: 'POST',
    body: JSON.stringify(rows),
  });
  if (!response.ok) throw new Error(await response.text());
  return email;
}

const saveNote = (call: StudioApi, message: Message | undefined, note: string) =>
  call<Message>('PUT', `messages/${message?.id}/note`, { note, knownNotes: [''], keepBoth: false });

test('many messages become spam at once, that is undone, and spam is deleted', async ({
  studioUrl,
}) => {
  const call = studioApi(studioUrl);
  const email = await messagesOfSomebody(3);
  const read = async () =>
    (await call<MessageList>('GET', `messages?query=${email}`)).body.messages;
  const ids = (await read()).map(({ id }) => id);
  const change = { ids, status: 'spam' };
  await call('PATCH', 'messages', change);
  expect((await read()).map(({ status }) => status)).toEqual(['spam', 'spam', 'spam']);
  await call('POST', 'messages/undo', change);
  expect(await read()).toMatchObject(ids.map(() => ({ status: 'new', handledBy: null })));
  await call('PATCH', 'messages', { ids: ids.slice(1), status: 'spam' });
  expect((await call('POST', 'messages/delete-spam', { ids })).body).toEqual({ deleted: 2 });
  expect((await read()).map(({ id }) => id)).toEqual([ids[0]]);
  await call('DELETE', `messages/of?email=${email}`);
});

test('a note that another window wrote is not replaced, and comes with the refusal', async ({
  studioUrl,
}) => {
  const call = studioApi(studioUrl);
  const email = await messagesOfSomebody(1);
  const [message] = (await call<MessageList>('GET', `messages?query=${email}`)).body.messages;
  await saveNote(call, message, 'Van A');
  const { status, body } = await saveNote(call, message, 'Van B');
  expect({ status, body }).toMatchObject({
    status: 409,
    body: { error: { code: 'note', note: 'Van A' } },
  });
  await call('DELETE', `messages/of?email=${email}`);
});

test('messages are found by a word, newest first, page by page', async ({ studioUrl }) => {
  const call = studioApi(studioUrl);
  const email = await messagesOfSomebody(51);
  const path = `messages?query=${email}`;
  const { body: first } = await call<MessageList>('GET', path);
  expect(first.messages).toHaveLength(50);
  expect(first.messages[0]).toMatchObject({
    email,
    subject: 'Vraag 51',
    status: 'new',
    isLate: false,
  });
  const { body: second } = await call<MessageList>(
    'GET',
    `${path}&before=${encodeURIComponent(first.next ?? '')}`,
  );
  expect(second.messages.map(({ subject }) => subject)).toEqual(['Vraag 1']);
  expect(second.next).toBeNull();
  await call('DELETE', `messages/of?email=${email}`);
});

test('a message that waits for longer than a day stands out, until it is answered', async ({
  studioUrl,
}) => {
  const call = studioApi(studioUrl);
  const email = await messagesOfSomebody(1, Date.now() - TWO_DAYS_MS);
  const read = async (status: string) =>
    (await call<MessageList>('GET', `messages?query=${email}&status=${status}`)).body.messages;
  const [message] = await read('new');
  expect(message?.isLate).toBe(true);
  expect((await call<MessageCounts>('GET', 'messages/counts')).body.waiting).toBeGreaterThan(0);
  await saveNote(call, message, 'Gebeld.');
  const { body: changed } = await call<Message[]>('PATCH', 'messages', {
    ids: [message?.id],
    status: 'answered',
  });
  const [body] = changed;
  expect(body).toMatchObject({
    status: 'answered',
    note: 'Gebeld.',
    isLate: false,
    handledBy: 'Anna',
    handledAt: expect.any(String),
  });
  expect(await read('new')).toEqual([]);
  expect(await read('answered')).toEqual([body]);
  await call('DELETE', `messages/of?email=${email}`);
});

test('a message is read by its id, also when it is answered', async ({ studioUrl }) => {
  const call = studioApi(studioUrl);
  const email = await messagesOfSomebody(1);
  const { body: list } = await call<MessageList>('GET', `messages?query=${email}`);
  const id = list.messages[0]?.id;
  expect((await call<Message>('GET', `messages/${id}`)).body).toEqual(list.messages[0]);
  await call('PATCH', 'messages', { ids: [id], status: 'answered' });
  expect((await call<Message>('GET', `messages/${id}`)).body).toMatchObject({
    email,
    status: 'answered',
  });
  await call('DELETE', `messages/of?email=${email}`);
  expect((await call('GET', `messages/${id}`)).status).toBe(404);
});

test('all messages of a person are found, handed over and deleted', async ({ studioUrl }) => {
  const call = studioApi(studioUrl);
  const email = await messagesOfSomebody(2);
  const of = `messages/of?email=${email.toUpperCase()}`;
  const subjects = (messages: { subject: string }[]) => messages.map(({ subject }) => subject);
  expect(subjects((await call<Message[]>('GET', of)).body)).toEqual(['Vraag 1', 'Vraag 2']);

  const json = await call<Message[]>('GET', `messages/export?format=json&email=${email}`);
  expect(json.headers.get('content-disposition')).toMatch(
    /^attachment; filename="berichten-[\d-]+\.json"$/,
  );
  expect(subjects(json.body)).toEqual(['Vraag 1', 'Vraag 2']);
  const csv = await call<string>('GET', `messages/export?format=csv&email=${email}`);
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(csv.body).toContain('"Vraag 1","\'=1+1"');
  expect(csv.body).not.toContain('submission_key');

  expect((await call('DELETE', of)).body).toEqual({ deleted: 2 });
  expect((await call('GET', of)).body).toEqual([]);
});

test('the export without an e-mail address holds the messages of everybody', async ({
  studioUrl,
}) => {
  const call = studioApi(studioUrl);
  const emails = [await messagesOfSomebody(1), await messagesOfSomebody(1)];
  const { body } = await call<Message[]>('GET', 'messages/export?format=json');
  const found = body.map(({ email }) => email);
  expect(found).toEqual(expect.arrayContaining(emails));
  for (const email of emails) await call('DELETE', `messages/of?email=${email}`);
});

for (const [method, path, status, sent] of [
  ['GET', 'messages/999999999', 404],
  ['GET', 'messages/een', 404],
  ['PATCH', 'messages', 422, { ids: ['1'], status: 'gelezen' }],
  ['PATCH', 'messages', 422, { ids: [], status: 'spam' }],
  ['PUT', 'messages/999999999/note', 404, { note: '', knownNotes: [''], keepBoth: false }],
  ['PUT', 'messages/1/note', 422, { note: 'a'.repeat(5001), knownNotes: [], keepBoth: false }],
  ['GET', 'messages/of?email=jan', 422],
  ['DELETE', 'messages/of', 422],
  ['GET', 'messages/export?format=xlsx', 422],
] as const) {
  test(`${method} ${path} with ${JSON.stringify(sent)?.slice(0, 40)} gets ${status}`, async ({
    studioUrl,
  }) => {
    expect((await studioApi(studioUrl)(method, path, sent)).status).toBe(status);
  });
}

for (const [method, path, sent] of [
  ['GET', 'messages'],
  ['GET', 'messages/counts'],
  ['GET', 'messages/1'],
  ['PATCH', 'messages', { ids: ['1'], status: 'spam' }],
  ['POST', 'messages/undo', { ids: ['1'], status: 'spam' }],
  ['POST', 'messages/delete-spam', { ids: ['1'] }],
  ['DELETE', 'messages/1'],
  ['PUT', 'messages/1/note', { note: '', knownNotes: [''], keepBoth: false }],
  ['GET', 'messages/of?email=jan@example.nl'],
  ['DELETE', 'messages/of?email=jan@example.nl'],
  ['GET', 'messages/export?format=csv'],
] as const) {
  test(`an editor may not ${method} ${path}`, async ({ startStudio }) => {
    const call = studioApi(await startStudio({ role: 'editor', name: 'Bert' }));
    const { status, body } = await call(method, path, sent);
    expect(status).toBe(403);
    expect(body.error).toEqual({
      code: 'not-owner',
      message: 'Alleen de eigenaar van de site leest de berichten.',
    });
  });
}
