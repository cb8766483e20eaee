import { startFaultyBackend } from '../../packages/testbed/faulty-backend.ts';
import { extendedTimeouts } from '../../packages/testbed/timeouts.ts';
import { changePost, deletePost, embeddedBackendOnly, publishPost } from '../support/backend';
import { expect, sites, test } from '../support/http-test';
import { openPreviews } from './previews';

embeddedBackendOnly();

test('a view of a preview does not share the page that is being rendered for an earlier view', async ({
  startSite,
}) => {
  const backend = await startFaultyBackend(sites.backend.url);
  const site = await startSite({ SUPABASE_URL: backend.url, ...extendedTimeouts });
  const slug = await publishPost({ slug: 'twee-keer-bekeken', content: '<p>Eerst.</p>' });
  const preview = `${site.url}${await openPreviews()}/${slug}`;

  await backend.setFault('hang');
  const asked = backend.nextRequest('preview_post');
  const early = fetch(`${preview}/1`);
  await asked;
  await backend.setFault('ok');
  await changePost(slug, { content: '<p>Daarna.</p>' });

  const late = await fetch(`${preview}/2`);
  expect(late.status).toBe(200);
  expect(await late.text()).toContain('<p>Daarna.</p>');

  // The database never responded to it.
  const response = await early;
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('Het voorbeeld is nu niet te laden.');
  await deletePost(slug);
  await backend.close();
});
