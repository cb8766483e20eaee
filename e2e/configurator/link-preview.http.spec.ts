import { hrefOfRequest } from '../../lib/business/configurator/request-query';
import { products } from '../../lib/business/products/products';
import { PROJECT_PATH, PROPOSAL_PATH } from '../../lib/business/project/path';
import { projectRequestHref } from '../../lib/business/project/request-href';
import { productHref, routes } from '../../lib/routes';
import { readHead } from '../support/head';
import { expect, sites, test } from '../support/http-test';

const headOf = async (path: string) => readHead(await (await fetch(sites.site + path)).text());

async function pictureSize(url: string | undefined) {
  const response = await fetch(url ?? '', { redirect: 'manual' });
  const data = Buffer.from(await response.arrayBuffer());
  const frame = data.indexOf(Buffer.from([0xff, 0xc2]));
  return {
    status: response.status,
    cached: response.headers.get('cache-control'),
    embedding: response.headers.get('cross-origin-resource-policy'),
    size: frame < 0 ? undefined : [data.readUInt16BE(frame + 7), data.readUInt16BE(frame + 5)],
  };
}

const drawn = {
  status: 200,
  cached: 'public, max-age=31536000, immutable',
  embedding: 'cross-origin',
  size: [1200, 630],
};

test('the preview of a link to a composition names the kiosk, draws it in its colour and keeps the choice', async () => {
  const choice = 'model=touch-table&maat=55&kleur=5010';
  const { title, canonical, meta } = await headOf(`${routes.configurator}?${choice}`);
  expect(title).toContain('Touch screen table, 55\u00a0inch, RAL\u00a05010');
  expect(meta('og:title')).toContain('Touch screen table, 55\u00a0inch, RAL\u00a05010');
  expect(meta('og:description')).toMatch(/^RAL.5010 .*; op vier poten.*Richtprijs €/);
  expect(meta('og:image')).toContain(`${sites.site}/deelplaatje/`);
  expect(meta('og:image:alt')).toContain('RAL\u00a05010 gentiaanblauw');
  expect(await pictureSize(meta('og:image'))).toEqual(drawn);
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

const kiosks = new URLSearchParams([
  ['kiosk', 'model=clearvision&maat=55&kleur=7016&plek=Utrecht&plek=Delft'],
  ['kiosk', 'model=brandvision&touch=1&plek=Delft'],
]);
const pagesOfProject = [
  `${PROJECT_PATH}?${kiosks}`,
  `${PROPOSAL_PATH}?${kiosks}`,
  projectRequestHref(String(kiosks)),
];

for (const path of pagesOfProject) {
  test(`the preview of ${path.split('?')[0]} names its kiosks, draws them and keeps them`, async () => {
    const { title, meta } = await headOf(path);
    expect(title).toContain('3\u00a0kiosken');
    expect(meta('og:image:alt')).toMatch(/2.×.Clearvision, 1.×.Brandvision, €/);
    expect(await pictureSize(meta('og:image'))).toEqual(drawn);
    const shared = new URL(meta('og:url') ?? '');
    expect(shared.pathname).toBe(path.split('?')[0]);
    expect((await headOf(shared.pathname + shared.search)).title).toBe(title);
  });
}

test('the preview of a request for one kiosk names and draws it', async () => {
  const { title, meta } = await headOf(hrefOfRequest(['model=wall-kiosk&kleur=3020']));
  expect(title).toContain('Wall kiosk, 43\u00a0inch');
  expect(meta('og:image:alt')).toContain('RAL\u00a03020');
  expect(await pictureSize(meta('og:image'))).toEqual(drawn);
});

test('an address of a picture that no page names leads to a standard picture, or is missing', async () => {
  const wrong = await fetch(`${sites.site}/deelplaatje/0123456789abcdef.jpg?model=wall-kiosk`, {
    redirect: 'manual',
  });
  expect(wrong.status).toBe(307);
  expect(wrong.headers.get('location')).toBe('/pictures/open-graph/wall-kiosk.jpg');
  expect(wrong.headers.get('cache-control')).toBe('no-store');
  expect((await fetch(`${sites.site}/deelplaatje/iets.jpg`)).status).toBe(404);
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
