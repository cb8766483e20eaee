import type {
  Published,
  StudioPost,
  Version,
  VersionSummary,
} from '../../packages/studio/shared/api';
import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';
import { newDraft, newSession, studioApi } from '../support/studio-api';

embeddedBackendOnly();

test('each published text is a version, and an earlier one becomes the draft again', async ({
  studioUrl,
}) => {
  const call = studioApi(studioUrl);
  const { id, draft, revision } = await newDraft(call, { content: '<p>Eerste.</p>' });
  const publish = async (expectedRevision: number) =>
    (await call<Published>('POST', `posts/${id}/publish`, { expectedRevision, publishAt: null }))
      .body.post;
  const first = await publish(revision);
  const { body: saved } = await call<{ revision: number }>('PUT', `posts/${id}/draft`, {
    expectedRevision: first.revision,
    draft: { ...draft, content: '<p>Tweede.</p>' },
    session: newSession(),
  });
  const second = await publish(saved.revision);

  const { body: versions } = await call<VersionSummary[]>('GET', `posts/${id}/versions`);
  expect(versions.map((version) => version.id)).toEqual(
    versions.map((version) => version.id).toSorted((a, b) => b - a),
  );
  const live = versions.filter(({ kind, isPublished }) => kind === 'live' && isPublished);
  expect(live).toHaveLength(2);
  const oldest = await call<Version>('GET', `versions/${live.at(-1)?.id}`);
  expect(oldest.body).toMatchObject({ createdBy: 'Anna', fields: { content: '<p>Eerste.</p>' } });

  const restore = (expectedRevision: number) =>
    call<StudioPost>('POST', `versions/${oldest.body.id}/restore`, {
      expectedRevision,
      session: newSession(),
    });
  expect((await restore(first.revision)).status).toBe(409);
  expect((await restore(second.revision)).body).toMatchObject({
    live: { content: '<p>Tweede.</p>' },
    draft: { content: '<p>Eerste.</p>' },
  });
  await call('DELETE', `posts/${id}`);
});
