import type { Conflict, SavedDraft, StudioPost } from '../../packages/studio/shared/api';
import { embeddedBackendOnly, requestBackend } from '../support/backend';
import { expect, test } from '../support/studio';
import { draftOf, newSession, studioApi } from '../support/studio-api';

embeddedBackendOnly();

/** The embedded database runs one statement at a time, so a missing check of revisions shows in the first race. */
const RACES = 50;

type Saved = SavedDraft & { error: Conflict };

test(`of ${RACES} simultaneous saves of two people no text is lost`, async ({ startStudio }) => {
  const anna = studioApi(await startStudio({ role: 'owner', name: 'Anna' }));
  const bert = studioApi(await startStudio({ role: 'editor', name: 'Bert' }));
  const { body: post } = await anna<StudioPost>('POST', 'posts');
  const draft = draftOf();
  const sent: string[] = [];
  let expectedRevision = post.revision;
  for (let race = 1; race <= RACES; race += 1) {
    const answers = await Promise.all(
      [anna, bert].map((call, person) => {
        const content = `<p>Tekst ${race} van ${person}</p>`;
        sent.push(content);
        return call<Saved>('PUT', `posts/${post.id}/draft`, {
          expectedRevision,
          draft: { ...draft, content },
          session: newSession(),
        });
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expectedRevision = answers.find(({ status }) => status === 200)?.body.revision ?? 0;
  }

  const { body: last } = await anna<StudioPost>('GET', `posts/${post.id}`);
  const response = await requestBackend(`post_versions?post_id=eq.${post.id}&select=content`);
  const versions: { content: string }[] = await response.json();
  const stored = new Set([last.draft?.content, ...versions.map(({ content }) => content)]);
  expect(sent.filter((content) => !stored.has(content))).toEqual([]);
  await anna('DELETE', `posts/${post.id}`);
});
