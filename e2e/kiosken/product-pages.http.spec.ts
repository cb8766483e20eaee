import { downloadsOf } from '../../lib/business/drawings/downloads';
import {
  drawingEdition,
  drawingHref,
  drawings,
  personHref,
  sheetHref,
} from '../../lib/business/drawings/files';
import { formatPrice } from '../../lib/business/products/format';
import { productIds } from '../../lib/business/products/ids';
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

test('browsers keep the drawing of a person, which each picture of the configurator shows anew', async ({
  request,
}) => {
  const response = await request.get(personHref);
  expect(response.headers()['cache-control']).toBe('public, max-age=86400');
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

test('the sheet of every product is downloaded as PDF with a name of its own', async ({
  request,
}) => {
  for (const product of productIds) {
    const response = await request.get(sheetHref(product));
    expect(response.headers()['content-type']).toBe('application/pdf');
    expect(response.headers()['content-disposition']).toBe(
      `attachment; filename="zuilwerk-productblad-${product}.pdf"`,
    );
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
  for (const path of ['/televisie.pdf', '/brandvision', '']) {
    expect((await request.get(`${routes.kiosken}/productblad${path}`)).status()).toBe(404);
  }
});

test('a product page links to each of its files, with size, edition and date', async ({
  request,
}) => {
  for (const product of productIds) {
    const html = await (await request.get(`${routes.kiosken}/${product}`)).text();
    for (const { href, label, size } of downloadsOf(product)) {
      expect(html).toContain(`href="${href}"`);
      expect(html).toContain(`${label} (${size})`);
    }
    expect(html).toContain(`Uitgave ${drawingEdition.version}, `);
  }
});
