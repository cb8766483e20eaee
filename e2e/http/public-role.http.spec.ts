import { randomUUID } from 'node:crypto';
import { contactLimits } from '../../lib/contact/fields';
import { newMessage } from '../contact/contact-form';
import {
  deletePost,
  embeddedBackendOnly,
  messagesWithSubject,
  publishPost,
  requestAsPublic,
  requestBackend,
} from '../support/backend';
import { expect, test } from '../support/http-test';

embeddedBackendOnly();

const DRAFT = 'wat-een-kiosk-kost-in-vijf-jaar';
const PUBLISHED = 'de-juiste-kleur-op-staal';

function insertAsPublic(row: object, headers: Record<string, string> = {}) {
  return requestAsPublic('contact_messages', {
    method: 'POST',
    headers,
    body: JSON.stringify(row),
  });
}

async function slugsAsPublic(query: string): Promise<string[]> {
  const response = await requestAsPublic(`posts?select=slug&${query}`);
  expect(response.status).toBe(200);
  return (await response.json()).map(({ slug }: { slug: string }) => slug);
}

async function codeOf(response: Response): Promise<string> {
  return (await response.json()).code;
}

const NO_PERMISSION = '42501';
const GENERATED_ALWAYS = '428C9';
const MISSING_VALUE = '23502';
const TWICE = '23505';

/** Checks the message instead of the SQLSTATE, since the embedded backend has its own for check constraints. */
async function expectOutOfBounds(response: Response) {
  expect(response.status).toBe(400);
  expect((await response.json()).message).toContain('violates check constraint');
}

test('the public role reads published posts', async () => {
  expect(await slugsAsPublic(`slug=eq.${PUBLISHED}`)).toEqual([PUBLISHED]);
});

test('the public role reads no draft by any query', async () => {
  const [draft] = await (await requestBackend(`posts?slug=eq.${DRAFT}`)).json();
  expect(draft.is_published).toBe(false);
  for (const query of [`slug=eq.${DRAFT}`, 'is_published=eq.false', `id=eq.${draft.id}`]) {
    expect(await slugsAsPublic(query)).toEqual([]);
  }
  expect(await slugsAsPublic('order=slug')).not.toContain(DRAFT);
});

test('the public role reads no scheduled post', async () => {
  const slug = await publishPost({ slug: 'van-morgen', published_at: '2099-01-01T00:00:00Z' });
  expect(await slugsAsPublic(`slug=eq.${slug}`)).toEqual([]);
  await deletePost(slug);
});

test('the public role reads neither drafts by guessing nor the tables behind the policies', async () => {
  const preview = await requestAsPublic('rpc/preview_post', {
    method: 'POST',
    body: JSON.stringify({ preview_token: 'a'.repeat(64), post_slug: DRAFT }),
  });
  expect([preview.status, await preview.json()]).toEqual([200, []]);
  const creation = await requestAsPublic('rpc/create_preview_token', {
    method: 'POST',
    body: JSON.stringify({ label: 'inbraak' }),
  });
  expect(await codeOf(creation)).toBe(NO_PERMISSION);
  for (const profile of ['public', 'private']) {
    const headers = { 'accept-profile': profile };
    const tokens = await requestAsPublic('preview_tokens', { headers });
    expect([404, 406]).toContain(tokens.status);
  }
});

test('the public role writes no posts', async () => {
  const insert = await requestAsPublic('posts', {
    method: 'POST',
    body: JSON.stringify({ slug: `inbraak-${randomUUID()}`, content: 'x', is_published: true }),
  });
  expect(await codeOf(insert)).toBe(NO_PERMISSION);
  const update = await requestAsPublic(`posts?slug=eq.${PUBLISHED}`, {
    method: 'PATCH',
    body: JSON.stringify({ content: 'x' }),
  });
  expect(await codeOf(update)).toBe(NO_PERMISSION);
  const removal = await requestAsPublic(`posts?slug=eq.${PUBLISHED}`, { method: 'DELETE' });
  expect(await codeOf(removal)).toBe(NO_PERMISSION);
  const [post] = await (await requestBackend(`posts?slug=eq.${PUBLISHED}`)).json();
  expect(post.content.length).toBeGreaterThan(100);
});

test('the public role inserts a message and cannot read it back', async () => {
  const message = newMessage();
  expect((await insertAsPublic(message)).status).toBe(201);
  expect(await messagesWithSubject(message.subject)).toEqual([expect.objectContaining(message)]);
  for (const query of ['', '?select=id', '?select=count', `?subject=eq.${message.subject}`]) {
    expect(await codeOf(await requestAsPublic(`contact_messages${query}`))).toBe(NO_PERMISSION);
  }
});

test('the public role neither updates nor deletes messages', async () => {
  const message = newMessage();
  await insertAsPublic(message);
  const address = `contact_messages?subject=eq.${encodeURIComponent(message.subject)}`;
  const update = await requestAsPublic(address, { method: 'PATCH', body: '{"name":"Piet"}' });
  expect(await codeOf(update)).toBe(NO_PERMISSION);
  const removal = await requestAsPublic(address, { method: 'DELETE' });
  expect(await codeOf(removal)).toBe(NO_PERMISSION);
  expect(await messagesWithSubject(message.subject)).toEqual([expect.objectContaining(message)]);
});

test('an insert that asks for the row back is refused and not stored', async () => {
  const message = newMessage();
  const response = await insertAsPublic(message, { prefer: 'return=representation' });
  expect(await codeOf(response)).toBe(NO_PERMISSION);
  expect(await messagesWithSubject(message.subject)).toEqual([]);
});

for (const [column, value, refusal] of [
  ['created_at', '2001-01-01T00:00:00Z', NO_PERMISSION],
  ['id', 1, GENERATED_ALWAYS],
] as const) {
  test(`the public role cannot set ${column} of a message`, async () => {
    const message = newMessage();
    const response = await insertAsPublic({ ...message, [column]: value });
    expect(await codeOf(response)).toBe(refusal);
    expect(await messagesWithSubject(message.subject)).toEqual([]);
  });
}

const tooLong = (name: keyof typeof contactLimits) => 'x'.repeat(contactLimits[name].max + 1);
const outOfBounds: [string, object][] = [
  ['an empty name', { name: '' }],
  ['a name of 101 characters', { name: tooLong('name') }],
  ['an e-mail address without an at sign', { email: 'jan.deboer.example' }],
  ['an e-mail address of two characters', { email: '@x' }],
  ['an e-mail address of 255 characters', { email: `a@${tooLong('email').slice(2)}` }],
  ['an empty message', { message: '' }],
  ['a message of 5001 characters', { message: tooLong('message') }],
];
for (const [what, wrong] of outOfBounds) {
  test(`the database refuses ${what} in a message`, async () => {
    const message = { ...newMessage(), ...wrong };
    await expectOutOfBounds(await insertAsPublic(message));
    expect(await messagesWithSubject(message.subject)).toEqual([]);
  });
}

for (const subject of ['', tooLong('subject')]) {
  test(`the database refuses a subject of ${subject.length} characters`, async () => {
    await expectOutOfBounds(await insertAsPublic({ ...newMessage(), subject }));
  });
}

for (const field of ['name', 'email', 'subject', 'message'] as const) {
  test(`the database refuses a message without ${field}`, async () => {
    const { [field]: _left, ...message } = newMessage();
    expect(await codeOf(await insertAsPublic(message))).toBe(MISSING_VALUE);
  });
}

test('the database accepts the longest message of the form', async () => {
  const message = { ...newMessage(), message: '😀'.repeat(contactLimits.message.max) };
  expect((await insertAsPublic(message)).status).toBe(201);
  expect(await messagesWithSubject(message.subject)).toEqual([expect.objectContaining(message)]);
});

test('the database refuses a second message with the same idempotency key', async () => {
  const message = { ...newMessage(), submission_key: randomUUID() };
  expect((await insertAsPublic(message)).status).toBe(201);
  const second = await insertAsPublic(message);
  expect(second.status).toBe(409);
  expect(await codeOf(second)).toBe(TWICE);
  expect(await messagesWithSubject(message.subject)).toHaveLength(1);
});
