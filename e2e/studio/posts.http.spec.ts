import type {
  DeletedPost,
  PostSummary,
  SlugOwner,
  StudioPost,
} from '../../packages/studio/shared/api';
import { embeddedBackendOnly, uniqueSlug } from '../support/backend';
import { expect, test } from '../support/studio';
import { draftOf, newDraft, newSession, studioApi } from '../support/studio-api';

embeddedBackendOnly();

type PostList = { posts: PostSummary[]; total: number };

test('the list of posts finds words of a draft, and names who wrote it', async ({ studioUrl }) => {
  const call = studioApi(studioUrl);
  const word = uniqueSlug('zoekwoord');
  const { id, draft } = await newDraft(call, { content: `<p>Een ${word} in de tekst.</p>` });
  const { body } = await call<PostList>('GET', `posts?query=${word}`);
  expect(body.total).toBe(1);
  expect(body.posts).toEqual([
    expect.objectContaining({
      id,
      state: 'concept',
      slug: draft.slug,
      hasDraft: true,
      updatedBy: 'Anna',
    }),
  ]);
  expect((await call<PostList>('GET', `posts?query=${word}&state=live`)).body).toEqual({
    posts: [],
    total: 0,
  });
  await call('DELETE', `posts/${id}`);
});

test('a post that the database brought along names no role of it', async ({ studioUrl }) => {
  const path = 'posts?query=wat-kost-een-informatiezuil';
  const { body } = await studioApi(studioUrl)<PostList>('GET', path);
  expect(body.posts[0]?.updatedBy).toBe('');
});

test('the list of posts continues where its first part ended', async ({ studioUrl }) => {
  const call = studioApi(studioUrl);
  const word = uniqueSlug('vervolg');
  const first = await newDraft(call, { excerpt: word });
  const second = await newDraft(call, { excerpt: word });
  const { body } = await call<PostList>('GET', `posts?query=${word}&skip=1`);
  expect(body.total).toBe(2);
  expect(body.posts.map(({ id }) => id)).toEqual([first.id]);
  for (const { id } of [first, second]) await call('DELETE', `posts/${id}`);
});

test('a new post is an empty concept without a date', async ({ studioUrl }) => {
  const call = studioApi(studioUrl);
  const { status, body } = await call<StudioPost>('POST', 'posts');
  expect(status).toBe(201);
  expect(body).toMatchObject({
    state: 'concept',
    live: { content: '', is_published: false, published_at: null },
    draft: null,
  });
  expect((await call<StudioPost>('GET', `posts/${body.id}`)).body).toEqual(body);
  await call('DELETE', `posts/${body.id}`);
});

test('a deleted post is listed as deleted, and comes back with its draft', async ({
  studioUrl,
}) => {
  const call = studioApi(studioUrl);
  const { id, draft } = await newDraft(call);
  const { body: deletion } = await call<{ deletedId: number }>('DELETE', `posts/${id}`);
  expect((await call('GET', `posts/${id}`)).status).toBe(404);
  const { body: deleted } = await call<DeletedPost[]>('GET', 'deleted');
  expect(deleted).toContainEqual(
    expect.objectContaining({
      id: deletion.deletedId,
      slug: draft.slug,
      wasPublished: false,
      deletedBy: 'Anna',
    }),
  );
  const restored = await call<StudioPost>('POST', `deleted/${deletion.deletedId}/restore`);
  expect(restored.body).toMatchObject({ id, draft });
  expect((await call('POST', `deleted/${deletion.deletedId}/restore`)).status).toBe(404);
  await call('DELETE', `posts/${id}`);
});

test('a slug belongs to the post that has it, also when it is a former one', async ({
  studioUrl,
}) => {
  const call = studioApi(studioUrl);
  const { id, draft, revision } = await newDraft(call);
  await call('POST', `posts/${id}/publish`, { expectedRevision: revision, publishAt: null });
  await call('POST', `posts/${id}/rename`, { slug: `${draft.slug}-anders` });
  for (const slug of [draft.slug, `${draft.slug}-anders`]) {
    expect((await call<SlugOwner>('GET', `slugs/${slug}`)).body).toEqual({ postId: id });
  }
  expect((await call<SlugOwner>('GET', 'slugs/van-niemand')).body).toEqual({ postId: null });
  await call('DELETE', `posts/${id}`);
});

test('two windows with the same post hear of each other', async ({ studioUrl }) => {
  const call = studioApi(studioUrl);
  const { id } = await newDraft(call);
  const [first, second] = [newSession(), newSession()];
  expect((await call('POST', `posts/${id}/presence`, { session: first })).body).toEqual([]);
  expect((await call('POST', `posts/${id}/presence`, { session: second })).body).toEqual([
    { name: 'Anna', seenAt: expect.any(String) },
  ]);
  await call('DELETE', `posts/${id}`);
});

const MISSING = '6b1d7a52-6a0b-4f0e-9d4c-0d8a2b6f1c11';
const revision = { expectedRevision: 1 };

for (const [method, path, body] of [
  ['GET', `posts/${MISSING}`],
  ['GET', 'posts/geen-id'],
  ['GET', 'posts/geen-id/versions'],
  ['DELETE', `posts/${MISSING}`],
  ['PUT', `posts/${MISSING}/draft`, { ...revision, draft: draftOf(), session: newSession() }],
  ['POST', `posts/${MISSING}/discard`, revision],
  ['POST', `posts/${MISSING}/publish`, { ...revision, publishAt: null }],
  ['POST', `posts/${MISSING}/withdraw`],
  ['POST', `posts/${MISSING}/republish`, { withdrawnAt: '2026-03-03T08:00:00Z' }],
  ['POST', `posts/${MISSING}/rename`, { slug: 'ergens' }],
  ['GET', 'versions/geen-nummer'],
  ['GET', 'versions/999999999'],
  ['POST', 'versions/999999999/restore', { ...revision, session: newSession() }],
  ['POST', 'deleted/999999999/restore'],
  ['GET', 'onzin'],
] as const) {
  test(`${method} ${path} says in Dutch that it does not exist`, async ({ studioUrl }) => {
    const answer = await studioApi(studioUrl)(method, path, body);
    expect(answer.status).toBe(404);
    expect(answer.body.error).toEqual({
      code: 'not-found',
      message: 'Dit bestaat niet (meer).',
    });
  });
}
