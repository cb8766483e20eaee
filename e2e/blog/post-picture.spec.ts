import { expect, test } from 'playwright/test';
import { postHref, postPictureHref } from '../../lib/routes';
import { changePost, deletePost, embeddedBackendOnly, publishPost } from '../support/backend';
import { sites } from '../support/fixtures';
import { readHead } from '../support/head';

embeddedBackendOnly();

const POST = 'de-juiste-kleur-op-staal';
const PICTURE = `/media/blog/${POST}.avif`;

const get = (path: string, init?: RequestInit) => fetch(sites.site + path, init);

test('a post has its own Open Graph picture, which a browser can decode', async ({ page }) => {
  const head = readHead(await (await get(postHref(POST))).text());
  expect(head.meta('og:image')).toBe(sites.site + postPictureHref(POST));
  expect(head.meta('og:image:alt')).toContain('De Juiste Kleur Op Staal');
  await page.goto(postPictureHref(POST));
  const size = await page
    .locator('img')
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect(size).toEqual([1200, 630]);
});

test('the Open Graph picture of a post is cached, but not one without its photograph', async () => {
  const slug = await publishPost({ slug: 'eenmalig', published_at: '2001-03-03T00:00:00Z' });
  const cacheState = async () => {
    const { headers } = await get(postPictureHref(slug));
    return [headers.get('x-nextjs-cache'), headers.get('cache-control')?.includes('no-store')];
  };
  await expect.poll(cacheState).toEqual(['HIT', false]);
  await deletePost(slug);
});

for (const [which, image_url] of [
  ['without a picture', null],
  ['whose picture is missing', '/media/blog/bestaat-niet.avif'],
  ['whose picture is on another host', 'https://elders.example/x.jpg'],
] as const) {
  test(`a post ${which} gets an Open Graph picture with its title alone`, async () => {
    const slug = await publishPost({
      slug: 'zonder-beeld',
      published_at: '2001-03-01T00:00:00Z',
      image_url,
    });
    const response = await get(postPictureHref(slug));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(5000);
    await deletePost(slug);
  });
}

for (const [what, slug] of [
  ['a missing post', 'bestaat-niet-00000000'],
  ['capitals', 'GEEN-SLUG'],
  ['a name that is too long', 'x'.repeat(300)],
] as const) {
  test(`no Open Graph picture exists for ${what}`, async () => {
    expect((await get(postPictureHref(slug))).status).toBe(404);
  });
}

test('the Open Graph picture of an unpublished post stays gone', async () => {
  const slug = await publishPost({ slug: 'verdwijnt', published_at: '2001-03-02T00:00:00Z' });
  const visit = async () => {
    const { status, headers } = await get(postPictureHref(slug));
    return { status, renderedAt: Number(headers.get('x-rendered-at')) };
  };
  expect((await visit()).status).toBe(200);
  await changePost(slug, { is_published: false });
  await expect.poll(async () => (await visit()).status).toBe(404);
  // When the 404 is no longer cached, an old file on disk would be served again.
  const { renderedAt } = await visit();
  const statuses = new Set<number>();
  const isRenderedAgain = async () => {
    const again = await visit();
    statuses.add(again.status);
    return again.renderedAt > renderedAt;
  };
  await expect.poll(isRenderedAgain).toBe(true);
  expect([...statuses]).toEqual([404]);
  await deletePost(slug);
});

test('search engines may index post pictures although the bucket forbids it', async () => {
  const { url } = sites.backend;
  const stored = await fetch(`${url}/storage/v1/object/public/media/blog/${POST}.avif`);
  expect(stored.headers.get('x-robots-tag')).toBe('none');
  const served = await get(PICTURE);
  expect(served.status).toBe(200);
  expect(served.headers.get('x-robots-tag')).toBeNull();
  expect(served.headers.get('content-type')).toBe('image/avif');
  expect(Buffer.from(await served.arrayBuffer())).toEqual(Buffer.from(await stored.arrayBuffer()));
  expect((await get(postPictureHref(POST))).headers.get('x-robots-tag')).toBeNull();
});

for (const path of ['bestaat-niet.avif', '..%2fhero%2fhero-720.mp4']) {
  test(`/media/blog/${path} is not served as a post picture`, async () => {
    expect((await get(`/media/blog/${path}`)).status).toBe(404);
  });
}
