import type { Conflict, SavedDraft, StudioPost, Version } from '../../packages/studio/shared/api';
import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';
import { draftOf, newDraft, newSession, studioApi } from '../support/studio-api';

embeddedBackendOnly();

test('a draft is saved beside the text of visitors', async ({ studioUrl }) => {
  const call = studioApi(studioUrl);
  const { body: post } = await call<StudioPost>('POST', 'posts');
  const draft = draftOf();
  const saved = await call<SavedDraft>('PUT', `posts/${post.id}/draft`, {
    expectedRevision: post.revision,
    draft,
    session: newSession(),
  });
  expect(saved.body.revision).toBeGreaterThan(post.revision);
  expect((await call<StudioPost>('GET', `posts/${post.id}`)).body).toMatchObject({
    revision: saved.body.revision,
    live: { content: '' },
    draft: { ...draft, updated_at: saved.body.updatedAt, updated_by: 'Anna' },
  });
  await call('DELETE', `posts/${post.id}`);
});

test('saving the same text again changes nothing, whatever revision it names', async ({
  studioUrl,
}) => {
  const call = studioApi(studioUrl);
  const { id, draft, revision } = await newDraft(call);
  const again = await call<SavedDraft>('PUT', `posts/${id}/draft`, {
    expectedRevision: 0,
    draft,
    session: newSession(),
  });
  expect(again.status).toBe(200);
  expect(again.body.revision).toBe(revision);
  await call('DELETE', `posts/${id}`);
});

test('of two windows the second is refused, and both texts are kept', async ({ studioUrl }) => {
  const call = studioApi(studioUrl);
  const { id, draft, revision } = await newDraft(call);
  const save = (content: string) =>
    call<{ error: Conflict & { code: string } }>('PUT', `posts/${id}/draft`, {
      expectedRevision: revision,
      draft: { ...draft, content },
      session: newSession(),
    });
  expect((await save('<p>Van het eerste venster.</p>')).status).toBe(200);
  const { status, body } = await save('<p>Van het tweede venster.</p>');
  expect(status).toBe(409);
  expect(body.error.code).toBe('conflict');
  expect(body.error.current.draft?.content).toBe('<p>Van het eerste venster.</p>');
  const kept = await call<Version>('GET', `versions/${body.error.keptVersion}`);
  expect(kept.body).toMatchObject({
    kind: 'kept',
    createdBy: 'Anna',
    fields: { ...draft, content: '<p>Van het tweede venster.</p>' },
  });
  await call('DELETE', `posts/${id}`);
});

test('discarding a draft brings back the text of visitors', async ({ studioUrl }) => {
  const call = studioApi(studioUrl);
  const { id, revision } = await newDraft(call);
  const refused = await call('POST', `posts/${id}/discard`, { expectedRevision: 0 });
  expect(refused.body.error.code).toBe('changed');
  const { body } = await call<StudioPost>('POST', `posts/${id}/discard`, {
    expectedRevision: revision,
  });
  expect(body).toMatchObject({ draft: null, live: { content: '' } });
  await call('DELETE', `posts/${id}`);
});

test('characters that the database cannot store are left out', async ({ studioUrl }) => {
  const call = studioApi(studioUrl);
  const { id } = await newDraft(call, { content: '<p>Twee\0\ud83d delen 😀</p>' });
  const { body } = await call<StudioPost>('GET', `posts/${id}`);
  expect(body.draft?.content).toBe('<p>Twee delen 😀</p>');
  await call('DELETE', `posts/${id}`);
});

const TOO_LONG = {
  slug: ['De titel is te lang: hooguit 120 tekens.', 'a'.repeat(121)],
  excerpt: ['De samenvatting is te lang: hooguit 500 tekens.', 'a'.repeat(501)],
  content: ['De tekst is te lang: hooguit 200.000 tekens.', 'a'.repeat(200_001)],
} as const;

for (const [field, [message, text]] of Object.entries(TOO_LONG)) {
  test(`a draft whose ${field} is too long is refused by name`, async ({ studioUrl }) => {
    const call = studioApi(studioUrl);
    const { body: post } = await call<StudioPost>('POST', 'posts');
    const { status, body } = await call('PUT', `posts/${post.id}/draft`, {
      expectedRevision: post.revision,
      draft: draftOf({ [field]: text }),
      session: newSession(),
    });
    expect(status).toBe(422);
    expect(body.error).toEqual({ code: 'invalid', message, fields: [field] });
    await call('DELETE', `posts/${post.id}`);
  });
}

test('a text that only the database finds too long is refused in Dutch', async ({ studioUrl }) => {
  const call = studioApi(studioUrl);
  const { id, draft, revision } = await newDraft(call);
  const { status, body } = await call('PUT', `posts/${id}/draft`, {
    expectedRevision: revision,
    draft: { ...draft, content: 'é'.repeat(150_000) },
    session: newSession(),
  });
  expect(status).toBe(422);
  expect(body.error.message).toContain('De database weigert deze tekst.');
  await call('DELETE', `posts/${id}`);
});

for (const [what, status, sent] of [
  ['that is not JSON', 400, '{'],
  ['without a body', 400, ''],
  ['without a draft', 422, { expectedRevision: 1, session: newSession() }],
  ['of a window without a name', 422, { expectedRevision: 1, draft: draftOf(), session: 'x' }],
  ['of a revision in words', 422, { expectedRevision: 'een', draft: draftOf() }],
  [
    'with a date that is none',
    422,
    { expectedRevision: 1, draft: draftOf({ published_at: '3-5-2027' }), session: newSession() },
  ],
] as const) {
  test(`a request ${what} is refused in Dutch`, async ({ studioUrl }) => {
    const answer = await studioApi(studioUrl)('PUT', 'posts/1/draft', sent);
    expect(answer.status).toBe(status);
    expect(answer.body.error.message).toMatch(/^(De studio kon dit verzoek|Dit klopt) niet/);
  });
}
