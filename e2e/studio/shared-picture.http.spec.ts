import { postHref } from '../../lib/routes';
import { embeddedBackendOnly } from '../support/backend';
import { sites } from '../support/sites';
import { expect, test } from '../support/studio';

embeddedBackendOnly();

const SLUG = 'de-juiste-kleur-op-staal';
const PICTURE = '/media/blog/de-juiste-kleur-op-staal.avif';

async function bytesOf(url: string) {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  return Buffer.from(await response.arrayBuffer());
}

test('the studio shows the picture that a shared link to a post shows', async ({ studioUrl }) => {
  const ofSite = await bytesOf(`${sites.site}${postHref(SLUG)}/deelplaatje.jpg`);
  const ofStudio = await bytesOf(`${studioUrl}api/shared-picture/${SLUG}?picture=${PICTURE}`);
  expect(ofStudio.equals(ofSite)).toBe(true);
});

test('a shared picture holds pictures of the site only', async ({ studioUrl }) => {
  const withPicture = (picture: string) =>
    bytesOf(`${studioUrl}api/shared-picture/${SLUG}?picture=${encodeURIComponent(picture)}`);
  const none = await withPicture('');
  for (const picture of [
    // Another site, with the same picture.
    sites.siteWithFaults + PICTURE,
    `${sites.backend.url}/storage/v1/object/public${PICTURE}`,
    '/icon.svg',
    '/media/../icon.svg',
    'http://',
  ]) {
    expect((await withPicture(picture)).equals(none), picture).toBe(true);
  }
});

test('what is not a slug has no shared picture', async ({ studioUrl }) => {
  const response = await fetch(`${studioUrl}api/shared-picture/%3Cb%3E`);
  expect(response.status).toBe(404);
});
