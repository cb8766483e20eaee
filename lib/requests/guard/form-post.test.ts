import { refuseBody, withOrigin } from './form-post';

const HOST = 'zuilwerk.example';

type Headers = Record<string, string>;

function post(body: BodyInit | null, headers: Headers = {}): Request {
  return new Request(`https://${HOST}/contact`, {
    method: 'POST',
    body,
    headers: { host: HOST, origin: `https://${HOST}`, ...headers },
  });
}

function formOf(parts: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.set(name, value);
  return form;
}

const fields = { name: 'Noor', message: 'Hallo' };

const sentByBrowser = {
  ...fields,
  $ACTION_REF_1: '',
  '$ACTION_1:0': '{"id":"60e9","bound":"$@1"}',
  '$ACTION_1:1': '[{"status":"idle"}]',
  $ACTION_KEY: 'k1234',
};
const sentByScript = { _1_name: 'Noor', _1_message: '$ 5', '0': '[null,"$K1"]' };

const foreignReason = 'het komt van een andere website';

test('a form that a browser posts without JavaScript passes', async () => {
  expect(await refuseBody(post(formOf(sentByBrowser)), true)).toBeNull();
});

test('a call of the action by our script passes', async () => {
  expect(await refuseBody(post(formOf(sentByScript), { 'next-action': '60e9' }), true)).toBeNull();
});

test('a form that calls no action of ours is refused', async () => {
  const notOurs = { status: 400, reason: 'het is niet van deze website' };
  expect(await refuseBody(post(formOf(fields)), true)).toEqual(notOurs);
});

test('the body can still be read after it was checked', async () => {
  const request = post(formOf(sentByBrowser));
  await refuseBody(request, true);
  expect((await request.formData()).get('name')).toBe('Noor');
});

test.each([
  ['another website', 'https://example.com'],
  ['another port', `https://${HOST}:8443`],
  ['a host that ends like ours', `https://niet${HOST}`],
  ['a text that is no URL', HOST],
])('a post with the origin %s is refused', async (_kind, origin) => {
  const refused = await refuseBody(post(formOf(sentByBrowser), { origin }), true);
  expect(refused).toEqual({ status: 403, reason: foreignReason });
});

test.each([
  ['of this site', 'same-origin', null],
  ['of an old browser', null, null],
  ['of a frame of another site', 'cross-site', { status: 403, reason: foreignReason }],
])('a post with the origin null %s gets its due', async (_kind, site, expected) => {
  const headers = { origin: 'null', ...(site && { 'sec-fetch-site': site }) };
  expect(await refuseBody(post(formOf(sentByBrowser), headers), true)).toEqual(expected);
});

test('a form whose browser calls its origin null passes on with that of this site', () => {
  const request = post(null, { origin: 'null' });
  expect(withOrigin(request.headers).get('origin')).toBe(`https://${HOST}`);
  const named = post(null, { origin: 'https://elders.example' });
  expect(withOrigin(named.headers).get('origin')).toBe('https://elders.example');
});

test('behind a proxy the origin is compared with X-Forwarded-Host', async () => {
  const headers = { host: '127.0.0.1:3000', 'x-forwarded-host': HOST };
  expect(await refuseBody(post(formOf(sentByBrowser), headers), true)).toBeNull();
});

test('behind two proxies the origin is compared with the first X-Forwarded-Host', async () => {
  const headers = { host: '127.0.0.1:3000', 'x-forwarded-host': `${HOST}, intern.example` };
  expect(await refuseBody(post(formOf(sentByBrowser), headers), true)).toBeNull();
});

test('a post without an origin, as programs and old browsers send it, passes', async () => {
  const request = post(formOf(sentByBrowser));
  request.headers.delete('origin');
  expect(await refuseBody(request, true)).toBeNull();
});

test.each([
  ['JSON', '{}', { 'content-type': 'application/json' }],
  ['plain text', 'name=Noor', { 'content-type': 'text/plain' }],
  ['a URL-encoded form', new URLSearchParams(fields), {}],
  ['a body without a content type', new Uint8Array([1]), {}],
])('a post of %s to a page is refused', async (_kind, body, headers) => {
  const refused = await refuseBody(post(body, headers), true);
  expect(refused).toEqual({ status: 400, reason: 'het is geen formulier' });
});

test.each([
  [
    'is cut off',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="na',
  ],
  ['has no boundary', 'multipart/form-data', 'name=Noor'],
])('a multipart form that %s is refused', async (_kind, type, body) => {
  const refused = await refuseBody(post(body, { 'content-type': type }), true);
  expect(refused).toEqual({ status: 400, reason: 'het is onleesbaar' });
});

test('the body of a post to /api/ is not parsed as a form', async () => {
  expect(await refuseBody(post('{}', { 'content-type': 'application/json' }), false)).toBeNull();
});

test('a post to /api/ from another website is refused', async () => {
  const refused = await refuseBody(post('{}', { origin: 'https://example.com' }), false);
  expect(refused).toEqual({ status: 403, reason: foreignReason });
});
