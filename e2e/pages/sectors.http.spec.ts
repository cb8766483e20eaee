import { sectorStories } from '../../lib/business/content/sector-stories';
import { sectors } from '../../lib/business/content/sectors';
import { postHref, productHref, routes, sectorHref } from '../../lib/routes';
import { embeddedBackendOnly } from '../support/backend';
import { readHead } from '../support/head';
import { withoutScripts } from '../support/html';
import { expect, sites, test } from '../support/http-test';

embeddedBackendOnly();

for (const { id, headline, models } of sectors) {
  test(`the page of ${id} answers 200 with its headline, canonical URL, models and posts`, async ({
    request,
  }) => {
    const { title, description, posts } = sectorStories[id];
    const response = await request.get(sectorHref(id));
    expect(response.status()).toBe(200);
    const html = await response.text();
    const head = readHead(html);
    expect(head.title).toContain(title);
    expect(head.meta('description')).toBe(description);
    expect(new URL(head.canonical).href).toBe(new URL(sectorHref(id), sites.site).href);
    const body = withoutScripts(html);
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1]).toContain(headline);
    for (const { model } of models) expect(body).toContain(`href="${productHref(model)}"`);
    for (const slug of posts) expect(body).toContain(`href="${postHref(slug)}"`);
  });

  test(`the sitemap and the index of sectors lead to the page of ${id}`, async ({ request }) => {
    const address = new URL(sectorHref(id), sites.site).href;
    expect(await (await request.get('/sitemap/paginas.xml')).text()).toContain(
      `<loc>${address}</loc>`,
    );
    const index = await (await request.get(routes.marktsegmenten)).text();
    expect(index).toContain(`href="${sectorHref(id)}"`);
    expect(index).toContain(`id="${id}"`);
  });
}

test('the pages of sectors have different titles and pictures for shared links', async ({
  request,
}) => {
  const heads = await Promise.all(
    sectors.map(async ({ id }) => readHead(await (await request.get(sectorHref(id))).text())),
  );
  expect(new Set(heads.map(({ title }) => title)).size).toBe(sectors.length);
  expect(new Set(heads.map(({ meta }) => meta('og:image'))).size).toBe(sectors.length);
});

test('an unknown sector answers 404 with the complete page in the HTML', async ({ request }) => {
  const response = await request.get(`${routes.marktsegmenten}/bestaat-niet`);
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toMatch(/<h1[^>]*>Deze pagina staat hier niet\.<\/h1>/);
  expect(readHead(html).meta('robots')).toContain('noindex');
});
