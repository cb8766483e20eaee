import type { Published } from '../../packages/studio/shared/api';
import { embeddedBackendOnly, uniqueSlug } from '../support/backend';
import { sites } from '../support/sites';
import { expect, test } from '../support/studio';
import { newDraft, newSession, type StudioApi, studioApi } from '../support/studio-api';

embeddedBackendOnly();

const pageOf = (slug: string) => fetch(`${sites.site}/blog/${slug}`, { redirect: 'manual' });

function publish(call: StudioApi, id: string, expectedRevision: number, publishAt?: string) {
  return call<Published>('POST', `posts/${id}/publish`, {
    expectedRevision,
    publishAt: publishAt ?? null,
  });
}

test('publishing answers once a visitor gets the page, with the time that it took', async ({
  studioUrl,
}) => {
  const call = studioApi(studioUrl);
  const { id, draft, revision } = await newDraft(call, { content: '<p>Voor bezoekers.</p>' });
  expect((await pageOf(draft.slug)).status).toBe(404);
  const { body } = await publish(call, id, revision);
  expect(await (await pageOf(draft.slug)).text()).toContain('Voor bezoekers.');
  expect(body).toMatchObject({
    post: { state: 'live', draft: null },
    url: `${sites.site}/blog/${draft.slug}`,
    visibleAfterMs: expect.any(Number),
  });
  await call('DELETE', `posts/${id}`);
});

test('publishing a change answers once a visitor gets the new text', async ({ studioUrl }) => {
  const call = studioApi(studioUrl);
  const { id, draft, revision } = await newDraft(call);
  const { body: first } = await publish(call, id, revision);
  const { body: saved } = await call<{ revision: number }>('PUT', `posts/${id}/draft`, {
    expectedRevision: first.post.revision,
    draft: { ...draft, content: '<p>De tweede tekst.</p>' },
    session: newSession(),
  });
  expect(await (await pageOf(draft.slug)).text()).not.toContain('De tweede tekst.');
  const { body } = await publish(call, id, saved.revision);
  expect(body.visibleAfterMs).toEqual(expect.any(Number));
  expect(await (await pageOf(draft.slug)).text()).toContain('De tweede tekst.');
  await call('DELETE', `posts/${id}`);
});

test('a withdrawn post is gone for visitors by the time of the answer', async ({ studioUrl }) => {
  const call = studioApi(studioUrl);
  const { id, draft, revision } = await newDraft(call);
  await publish(call, id, revision);
  const { body } = await call<Published>('POST', `posts/${id}/withdraw`);
  expect(body).toMatchObject({
    post: { state: 'ingetrokken' },
    visibleAfterMs: expect.any(Number),
  });
  expect((await pageOf(draft.slug)).status).toBe(404);
  await call('DELETE', `posts/${id}`);
});

test('a withdrawal that is undone gives visitors the same text and date, without the draft', async ({
  studioUrl,
}) => {
  const call = studioApi(studioUrl);
  const published_at = '2026-03-03T08:00:00+00:00';
  const { id, draft, revision } = await newDraft(call, { published_at });
  const { body: published } = await publish(call, id, revision);
  await call('PUT', `posts/${id}/draft`, {
    expectedRevision: published.post.revision,
    draft: { ...draft, content: '<p>Nog niet voor bezoekers.</p>' },
    session: newSession(),
  });
  const { body: withdrawn } = await call<Published>('POST', `posts/${id}/withdraw`);
  const { body } = await call<Published>('POST', `posts/${id}/republish`, {
    withdrawnAt: withdrawn.post.live.updated_at,
  });
  expect(body).toMatchObject({
    post: {
      state: 'live',
      live: { content: draft.content, published_at },
      draft: { content: '<p>Nog niet voor bezoekers.</p>' },
    },
    visibleAfterMs: expect.any(Number),
  });
  const html = await (await pageOf(draft.slug)).text();
  expect(html).toContain('Inhoud van de test.');
  expect(html).not.toContain('Nog niet voor bezoekers.');
  await call('DELETE', `posts/${id}`);
});

test('a planned post that is withdrawn has its date again once that is undone', async ({
  studioUrl,
}) => {
  const call = studioApi(studioUrl);
  const { id, revision } = await newDraft(call);
  await publish(call, id, revision, '2099-05-03T07:00:00Z');
  const { body: withdrawn } = await call<Published>('POST', `posts/${id}/withdraw`);
  const { body } = await call<Published>('POST', `posts/${id}/republish`, {
    withdrawnAt: withdrawn.post.live.updated_at,
  });
  expect(body.post).toMatchObject({
    state: 'gepland',
    live: { published_at: '2099-05-03T07:00:00+00:00' },
  });
  await call('DELETE', `posts/${id}`);
});

test('a withdrawal is not undone once somebody else has published the post', async ({
  studioUrl,
}) => {
  const call = studioApi(studioUrl);
  const { id, revision } = await newDraft(call);
  await publish(call, id, revision);
  const { body: withdrawn } = await call<Published>('POST', `posts/${id}/withdraw`);
  await publish(call, id, withdrawn.post.revision);
  await call('POST', `posts/${id}/withdraw`);
  const { status, body } = await call('POST', `posts/${id}/republish`, {
    withdrawnAt: withdrawn.post.live.updated_at,
  });
  expect(status).toBe(409);
  expect(body.error.code).toBe('changed');
  await call('DELETE', `posts/${id}`);
});

test('a renamed post is at its new address by the time of the answer', async ({ studioUrl }) => {
  const call = studioApi(studioUrl);
  const { id, draft, revision } = await newDraft(call);
  await publish(call, id, revision);
  const slug = uniqueSlug('nieuw-adres');
  const { body } = await call<Published>('POST', `posts/${id}/rename`, { slug });
  expect(body).toMatchObject({
    url: `${sites.site}/blog/${slug}`,
    visibleAfterMs: expect.any(Number),
  });
  expect((await pageOf(slug)).status).toBe(200);
  expect((await pageOf(draft.slug)).headers.get('location')).toBe(`/blog/${slug}`);
  await call('DELETE', `posts/${id}`);
});

test('a planned post stays hidden', async ({ studioUrl }) => {
  const call = studioApi(studioUrl);
  const { id, draft, revision } = await newDraft(call);
  const { body } = await publish(call, id, revision, '2099-05-03T07:00:00Z');
  expect(body.post.state).toBe('gepland');
  expect((await pageOf(draft.slug)).status).toBe(404);
  await call('DELETE', `posts/${id}`);
});

test('a post without title and text is refused, and says which are missing', async ({
  studioUrl,
}) => {
  const call = studioApi(studioUrl);
  const { id, revision } = await newDraft(call, { slug: '', content: '<p></p>' });
  const { status, body } = await call('POST', `posts/${id}/publish`, {
    expectedRevision: revision,
    publishAt: null,
  });
  expect(status).toBe(422);
  expect(body.error).toEqual({
    code: 'incomplete',
    message: 'Dit artikel kan nog niet op de site. Kijk naar: de titel, de tekst.',
    fields: ['slug', 'content'],
  });
  await call('DELETE', `posts/${id}`);
});

test('a title that another post has is refused', async ({ studioUrl }) => {
  const call = studioApi(studioUrl);
  const slug = 'wat-kost-een-informatiezuil';
  const { id, revision } = await newDraft(call, { slug });
  const published = await call('POST', `posts/${id}/publish`, {
    expectedRevision: revision,
    publishAt: null,
  });
  const renamed = await call('POST', `posts/${id}/rename`, { slug });
  for (const { status, body } of [published, renamed]) {
    expect(status).toBe(409);
    expect(body.error.code).toBe('slug');
  }
  await call('DELETE', `posts/${id}`);
});

test('a title that makes no address is refused in words about the title', async ({ studioUrl }) => {
  const call = studioApi(studioUrl);
  const { id, revision } = await newDraft(call);
  await publish(call, id, revision);
  const { status, body } = await call('POST', `posts/${id}/rename`, { slug: 'Geen Adres' });
  expect(status).toBe(422);
  expect(body.error).toEqual({
    code: 'incomplete',
    message: 'Van deze titel kan geen adres worden gemaakt. Kies een titel met letters of cijfers.',
    fields: ['slug'],
  });
  await call('DELETE', `posts/${id}`);
});

test('a text that changed meanwhile is not published', async ({ studioUrl }) => {
  const call = studioApi(studioUrl);
  const { id, draft, revision } = await newDraft(call);
  await call('PUT', `posts/${id}/draft`, {
    expectedRevision: revision,
    draft: { ...draft, content: '<p>Van een ander.</p>' },
    session: newSession(),
  });
  const { status, body } = await call('POST', `posts/${id}/publish`, {
    expectedRevision: revision,
    publishAt: null,
  });
  expect(status).toBe(409);
  expect(body.error.code).toBe('changed');
  await call('DELETE', `posts/${id}`);
});
