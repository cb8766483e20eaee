import { drawingHref, drawings } from '../../lib/business/drawings/files';
import { formatPrice } from '../../lib/business/products/format';
import { products } from '../../lib/business/products/products';
import { productHref, routes } from '../../lib/routes';
import { readSitemap, urlsIn } from '../site/sitemap';
import { readHead } from '../support/head';
import { withoutScripts } from '../support/html';
import { expect, sites, test } from '../support/http-test';

for (const { id, name, sizes } of products) {
  test(`${productHref(id)} is complete in the HTML, and in the sitemap`, async ({ request }) => {
    const response = await request.get(productHref(id));
    expect(response.status()).toBe(200);
    const html = withoutScripts(await response.text());
    expect(html).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`));
    for (const { priceFrom } of Object.values(sizes))
      expect(html).toContain(formatPrice(priceFrom));
    expect(html).not.toMatch(/undefined|NaN/);
    expect(html.match(/<details/g)).toHaveLength(4);
    const { title, canonical } = readHead(await response.text());
    expect(title).toContain(name);
    expect(canonical).toBe(sites.site + productHref(id));
    expect(urlsIn(await readSitemap())).toContain(sites.site + productHref(id));
  });
}

test('/kiosken links to the page of every product', async ({ request }) => {
  const html = await (await request.get(routes.kiosken)).text();
  for (const { id } of products) {
    expect(html).toContain(`href="${productHref(id)}"`);
    expect(html, 'target of older links').toContain(`id="${id}"`);
  }
});

for (const path of ['/kiosken/televisie', '/kiosken/tekening', '/kiosken/brandvision/x']) {
  test(`${path} answers 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

test('every measured drawing is a separate SVG file', async ({ request }) => {
  for (const drawing of drawings) {
    const response = await request.get(drawingHref(drawing));
    expect(response.headers()['content-type']).toBe('image/svg+xml');
    expect(await response.text()).toContain('</svg>');
  }
  expect((await request.get(`${routes.kiosken}/tekening/televisie-43.svg`)).status()).toBe(404);
});

for (const [format, type] of [
  ['dxf', 'image/vnd.dxf'],
  ['pdf', 'application/pdf'],
] as const) {
  test(`every drawing is downloaded as ${format} with a name of its own`, async ({ request }) => {
    for (const drawing of drawings) {
      const headers = (await request.get(drawingHref(drawing, format))).headers();
      expect(headers['content-type']).toBe(type);
      expect(headers['content-disposition']).toBe(
        `attachment; filename="zuilwerk-${drawing.product}-${drawing.size}.${format}"`,
      );
    }
    const unknown = await request.get(`${routes.kiosken}/tekening/brandvision-44.${format}`);
    expect(unknown.status()).toBe(404);
  });
}
