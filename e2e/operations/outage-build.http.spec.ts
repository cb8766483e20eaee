import { postHref, routes, sectorHref, sitemapPartHref } from '../../lib/routes';
import { postsPart } from '../../lib/sitemap/part-names';
import { embeddedBackendOnly } from '../support/backend';
import { expect, sites, test } from '../support/http-test';

embeddedBackendOnly();

test('a site built while its backend was down serves the posts', async ({ request }) => {
  // `harness/test-sites.mjs` builds this site without a backend; another build would take a minute.
  const site = sites.siteWithEmbeds;
  for (const path of [
    routes.blog,
    routes.home,
    sectorHref('zorg'),
    sitemapPartHref(postsPart(2025)),
  ]) {
    const response = await request.get(site + path);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toContain(postHref(''));
  }
  const post = postHref('de-juiste-kleur-op-staal');
  expect((await request.get(site + post)).status()).toBe(200);
});
