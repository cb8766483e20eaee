import { roomModels } from '../../lib/business/room-models/models';
import { roomHref } from '../../lib/business/room-models/path';
import { ROOM_PATH } from '../../lib/routes';
import { expect, test } from '../support/http-test';

const MODEL = /\/modellen\/[\da-f]{12}\/[\w-]+\.(?:glb|usdz)/g;

/** The addresses of the two files on a page. */
async function filesOn(
  request: Parameters<Parameters<typeof test>[2]>[0]['request'],
  path: string,
) {
  const html = await (await request.get(path)).text();
  return [...new Set(html.match(MODEL))];
}

for (const model of roomModels) {
  const path = roomHref(model, '3020');
  test(`${path} has both files in its colour, with their types, for a year`, async ({
    request,
  }) => {
    const [usdz = '', glb = ''] = await filesOn(request, path);
    for (const [file, type, start] of [
      [usdz, 'model/vnd.usdz+zip', 'PK'],
      [glb, 'model/gltf-binary', 'glTF'],
    ] as const) {
      expect(file).toContain('-ral-3020.');
      const response = await request.get(file);
      expect(response.headers()).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const body = await response.body();
      expect(body.subarray(0, start.length).toString()).toBe(start);
    }
  });
}

test('a model has the linear colour that its address names', async ({ request }) => {
  const [, glb = ''] = await filesOn(request, ROOM_PATH);
  const white = await request.get(glb.replace('7016', '9010'));
  const body = await white.body();
  const json = body.subarray(20, 20 + body.readUInt32LE(12)).toString();
  const coat = JSON.parse(json).materials.find(({ name }: { name: string }) => name === 'coat');
  expect(Math.min(...coat.pbrMetallicRoughness.baseColorFactor)).toBeGreaterThan(0.6);
});

test('the address of an earlier edition leads to the present one', async ({ request }) => {
  const [file = ''] = await filesOn(request, ROOM_PATH);
  const earlier = await request.get(file.replace(/[\da-f]{12}/, 'e4d5c6b7a8f9'), {
    maxRedirects: 0,
  });
  expect(earlier.status()).toBe(307);
  expect(earlier.headers().location).toBe(file);
  expect(earlier.headers()['cache-control']).toBe('no-store');
});

for (const name of [
  'brandvision-43-ral-0000.glb',
  'zuil-43-ral-7016.usdz',
  'brandvision-43-ral-7016.obj',
]) {
  test(`${name} is not found`, async ({ request }) => {
    const [file = ''] = await filesOn(request, ROOM_PATH);
    const response = await request.get(file.replace(/[^/]+$/, name));
    expect(response.status()).toBe(404);
    expect(response.headers()['cache-control']).toBe('no-store');
  });
}

test('the code of a kiosk is an SVG, and there is none for an unknown one', async ({ request }) => {
  const code = `${ROOM_PATH}/code/wall-kiosk-55-liggend-ral-3020.svg`;
  const response = await request.get(code);
  expect(response.headers()['content-type']).toBe('image/svg+xml');
  expect(await response.text()).toContain('<svg');
  expect((await request.get(code.replace('3020', '0000'))).status()).toBe(404);
});

test('the page with a choice has the page without one as its canonical address', async ({
  request,
}) => {
  const html = await (await request.get(`${ROOM_PATH}?model=ceiling-kiosk&kleur=6005`)).text();
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"?]*${ROOM_PATH}"`));
});
