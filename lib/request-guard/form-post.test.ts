import { refuseBody } from './form-post';

const HOST = 'zuilwerk.example';

type Headers = Record<string, string>;

function post(body: BodyInit | null, headers: Headers = {}): Request {
  return new Request(`https://${HOST}/contact`, {
    method: 'POST',
    body,
    headers: { host: HOST, origin: `https://${HOST}`, ...headers },
  });
}

function formOf(parts: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.set(name, value);
  return form;
}

function refuseForm(parts: Record<string, string | File>) {
  return refuseBody(post(formOf(parts)), true);
}

const fields = {
  name: 'Noor',
  email: 'a@b',
  subject: 'Demo',
  message: 'Hallo',
  submission_key: '',
};

const sentByBrowser = {
  ...fields,
  $ACTION_REF_1: '',
  '$ACTION_1:0': '{"id":"x","bound":"$@1"}',
  '$ACTION_1:1': '[{"status":"idle"}]',
  $ACTION_KEY: 'k1234',
};
const sentByReact = { _1_name: 'Noor', _1_message: '$ 5', '0': '[null,"$K1"]' };

const foreignReason = 'het komt van een andere website';

test.each([
  ['that the browser posts without JavaScript', sentByBrowser],
  ['that React posts', sentByReact],
  ['with a file where text belongs, which counts as empty', { name: new File(['x'], 'x.txt') }],
  ['with a text that starts with an escaped dollar sign', { '0': '["$$5"]' }],
  ['without fields', {}],
])('a form %s passes', async (_kind, parts) => {
  expect(await refuseForm(parts)).toBeNull();
});

test('the body can still be read after it passed', async () => {
  const request = post(formOf(fields));
  await refuseBody(request, true);
  expect((await request.formData()).get('name')).toBe('Noor');
});

test.each([
  ['of another website', 'https://example.com'],
  ['that is hidden', 'null'],
  ['on another port', `https://${HOST}:8443`],
  ['that ends like our own', `https://niet${HOST}`],
  ['that is no address', HOST],
])('a post with an origin %s is refused', async (_kind, origin) => {
  const refused = await refuseBody(post(formOf(fields), { origin }), true);
  expect(refused).toEqual({ status: 403, reason: foreignReason });
});

test('a post behind a proxy may come from the host that the proxy names', async () => {
  const headers = { host: '127.0.0.1:3000', 'x-forwarded-host': HOST };
  expect(await refuseBody(post(formOf(fields), headers), true)).toBeNull();
});

test('a post without an origin passes, as scripts and old browsers send it', async () => {
  const request = post(formOf(fields));
  request.headers.delete('origin');
  expect(await refuseBody(request, true)).toBeNull();
});

test('a body of a million bytes passes', async () => {
  expect(await refuseBody(post(formOf(fields), { 'content-length': '1000000' }), true)).toBeNull();
});

test('a body of more than a million bytes is refused', async () => {
  const refused = await refuseBody(post(formOf(fields), { 'content-length': '1000001' }), true);
  expect(refused).toEqual({ status: 413, reason: 'het is te groot' });
});

test('a body that does not say how long it is, is refused', async () => {
  const refused = await refuseBody(post(formOf(fields), { 'transfer-encoding': 'chunked' }), true);
  expect(refused).toEqual({ status: 411, reason: 'de lengte ontbreekt' });
});

test.each([
  ['JSON', '{}', { 'content-type': 'application/json' }],
  ['plain text', 'name=Noor', { 'content-type': 'text/plain' }],
  ['fields in one line', new URLSearchParams(fields), {}],
  ['a body without a type', new Uint8Array([1]), {}],
])('%s is no form', async (_kind, body, headers) => {
  const refused = await refuseBody(post(body, headers), true);
  expect(refused).toEqual({ status: 400, reason: 'het is geen formulier' });
});

test.each([
  ['cut off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="na'],
  ['without a boundary', 'multipart/form-data', 'name=Noor'],
])('a form that is %s is unreadable', async (_kind, type, body) => {
  const refused = await refuseBody(post(body, { 'content-type': type }), true);
  expect(refused).toEqual({ status: 400, reason: 'het is onleesbaar' });
});

test.each([
  ['a field of no form of ours', { ...fields, is_admin: '1' }],
  ['a field whose name only ends like ours', { x_name: 'Noor' }],
  ['an action of its own choice', { $ACTION_ID_7f00: '' }],
  ['a file where the arguments belong', { '0': new File(['[]'], 'x.json') }],
  ['arguments that are no JSON', { '0': '[' }],
  ['a reference to another part', { '0': '["$F2"]' }],
  ['a reference inside a list', { '0': '[{"a":["$1:constructor"]}]' }],
  ['a reference that only starts like ours', { '0': '["$K1:a"]' }],
  ['a reference to a bound action', { '$ACTION_1:0': '{"id":"x","bound":"$@2"}' }],
  ['arguments nested six deep', { '0': '[[[[[["a"]]]]]]' }],
])('a form with %s is not ours', async (_kind, parts) => {
  expect(await refuseForm(parts)).toEqual({ status: 400, reason: 'het is niet van deze website' });
});

test('arguments nested five deep pass', async () => {
  expect(await refuseForm({ '0': '[[[[["a"]]]]]' })).toBeNull();
});

test('the body of an interface is not read as a form', async () => {
  expect(await refuseBody(post('{}', { 'content-type': 'application/json' }), false)).toBeNull();
});

test('the headers of a post to an interface are checked too', async () => {
  const refused = await refuseBody(post('{}', { origin: 'https://example.com' }), false);
  expect(refused).toEqual({ status: 403, reason: foreignReason });
});
