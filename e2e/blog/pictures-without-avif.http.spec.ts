import { routes } from '../../lib/routes';
import { expect, sites, test } from '../support/http-test';

/** What Chromium 79 sends for a picture. */
const accept = 'image/webp,image/apng,image/*,*/*;q=0.8';

test('every picture of the blog and of a page has a file for a browser without AVIF', async ({
  request,
}) => {
  const urls = new Set<string>();
  for (const path of [
    routes.home,
    routes.blog,
    routes.kiosken,
    routes.news,
    '/blog/de-juiste-kleur-op-staal',
  ]) {
    const html = await (await request.get(path)).text();
    // The paint layers only recolour a picture that shows without them.
    const shown = html.replace(/<img[^>]*-(?:plate|gloss)-[^>]*>/g, '');
    for (const [, url = ''] of shown.matchAll(/<(?:img|video)[^>]* (?:src|poster)="([^"]+)"/g)) {
      if (/\.(avif|webp)$/.test(url)) urls.add(url);
    }
  }
  expect(urls.size).toBeGreaterThan(20);
  for (const url of urls) {
    const response = await request.get(new URL(url, sites.site).href, { headers: { accept } });
    expect(response.headers()['content-type'], url).toBe('image/webp');
  }
});
