import { products } from '../../lib/business/products/products';
import { productHref, routes } from '../../lib/routes';
import { readHead } from '../support/head';
import { expect, sites, test } from '../support/http-test';

const headOf = async (path: string) => readHead(await (await fetch(sites.site + path)).text());

test('the preview of a link to a composition names the kiosk, shows its model and keeps the choice', async () => {
  const choice = 'model=touch-table&maat=55&kleur=5010';
  const { title, canonical, meta } = await headOf(`${routes.configurator}?${choice}`);
  expect(title).toContain('Touch screen table, 55\u00a0inch, RAL\u00a05010');
  expect(meta('og:title')).toContain('Touch screen table, 55\u00a0inch, RAL\u00a05010');
  expect(meta('og:description')).toMatch(/^RAL.5010 .*; op vier poten.*Richtprijs €/);
  expect(meta('og:image')).toBe(`${sites.site}/pictures/open-graph/touch-table.jpg`);
  expect(canonical).toBe(sites.site + routes.configurator);
  const shared = new URL(meta('og:url') ?? '');
  expect(shared.pathname).toBe(routes.configurator);
  expect(Object.fromEntries(shared.searchParams)).toMatchObject({
    model: 'touch-table',
    maat: '55',
    kleur: '5010',
  });
  expect((await headOf(shared.pathname + shared.search)).title).toBe(title);
});

test('the preview of the configurator without a choice is that of all kiosks', async () => {
  for (const path of [routes.configurator, `${routes.configurator}?dealer=D-1`]) {
    const { meta } = await headOf(path);
    expect(meta('og:image'), path).toBe(`${sites.site}/pictures/open-graph/kiosken.jpg`);
    expect(meta('og:url'), path).toBe(sites.site + routes.configurator);
  }
});

test('the preview of a product shows its own picture', async () => {
  for (const { id, picture } of products) {
    const { meta } = await headOf(productHref(id));
    expect(meta('og:image')).toBe(`${sites.site}/pictures/open-graph/${id}.jpg`);
    expect(meta('og:image:alt')).toBe(picture.alt);
  }
});
