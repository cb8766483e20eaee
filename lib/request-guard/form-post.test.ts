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

function refuseBrowserPost(parts: Record<string, string | File>) {
  return refuseBody(post(formOf({ ...sentByBrowser, ...parts })), true);
}

function refuseScriptCall(parts: Record<string, string | File>) {
  const body = formOf({ ...sentByScript, ...parts });
  return refuseBody(post(body, { 'next-action': '60e9' }), true);
}

const fields = {
  name: 'Noor',
  email: 'a@b',
  subject: 'Demo',
  message: 'Hallo',
  submission_key: '',
  company_site: '',
};

const sentByBrowser = {
  ...fields,
  $ACTION_REF_1: '',
  '$ACTION_1:0': '{"id":"60e9","bound":"$@1"}',
  '$ACTION_1:1': '[{"status":"idle"}]',
  $ACTION_KEY: 'k1234',
};
const sentByScript = {
  _1_name: 'Noor',
  _1_company_site: '',
  _1_open_for_ms: '8123',
  _1_message: '$ 5',
  '0': '[null,"$K1"]',
};

const foreignReason = 'het komt van een andere website';

test('a form that the browser posts without JavaScript passes', async () => {
  expect(await refuseBrowserPost({})).toBeNull();
});

test('a form that our script sends passes', async () => {
  expect(await refuseScriptCall({})).toBeNull();
});

test('a file where text belongs passes: the form says that the field is empty', async () => {
  expect(await refuseBrowserPost({ name: new File(['x'], 'x.txt') })).toBeNull();
});

test('the state of a refused form, with a text that starts with a dollar sign, passes', async () => {
  const state = '[{"status":"failed","values":{"name":"$$5"}}]';
  expect(await refuseBrowserPost({ '$ACTION_1:1': state })).toBeNull();
});

test('the body can still be read after it passed', async () => {
  const request = post(formOf(sentByBrowser));
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
  const refused = await refuseBody(post(formOf(sentByBrowser), { origin }), true);
  expect(refused).toEqual({ status: 403, reason: foreignReason });
});

test('a post behind a proxy may come from the host that the proxy names', async () => {
  const headers = { host: '127.0.0.1:3000', 'x-forwarded-host': HOST };
  expect(await refuseBody(post(formOf(sentByBrowser), headers), true)).toBeNull();
});

test('behind two proxies the first host that they name is the visitor’s', async () => {
  const headers = { host: '127.0.0.1:3000', 'x-forwarded-host': `${HOST}, intern.example` };
  expect(await refuseBody(post(formOf(sentByBrowser), headers), true)).toBeNull();
});

test('a post without an origin passes, as scripts and old browsers send it', async () => {
  const request = post(formOf(sentByBrowser));
  request.headers.delete('origin');
  expect(await refuseBody(request, true)).toBeNull();
});

test.each([
  ['/contact', 150_000],
  ['/api/revalidate', 1_000_000],
])('a body for %s of %i bytes passes, a longer one is refused', async (path, bytes) => {
  const refusalOf = (length: number) =>
    refuseBody(
      new Request(`https://${HOST}${path}`, {
        method: 'POST',
        body: formOf(sentByBrowser),
        headers: { host: HOST, 'content-length': String(length) },
      }),
      true,
    );
  expect(await refusalOf(bytes)).toBeNull();
  expect(await refusalOf(bytes + 1)).toEqual({ status: 413, reason: 'het is te groot' });
});

test('a body that does not say how long it is, is refused', async () => {
  const refused = await refuseBody(
    post(formOf(sentByBrowser), { 'transfer-encoding': 'chunked' }),
    true,
  );
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

const notOurs = { status: 400, reason: 'het is niet van deze website' };

test.each([
  ['a field of no form of ours', { is_admin: '1' }],
  ['a field whose name only ends like ours', { x_name: 'Noor' }],
  ['an action of its own choice', { $ACTION_ID_7f00: '' }],
  ['a second action', { $ACTION_REF_2: '' }],
  ['a state that is no JSON', { '$ACTION_1:1': '[' }],
  ['a state that is a file', { '$ACTION_1:1': new File(['[]'], 'x.json') }],
  ['a state that is no list', { '$ACTION_1:1': 'null' }],
  ['two states', { '$ACTION_1:1': '[null,null]' }],
  ['a reference in the state', { '$ACTION_1:1': '[{"a":["$1:constructor"]}]' }],
  ['a state nested six deep', { '$ACTION_1:1': '[[[[[["a"]]]]]]' }],
  ['an action that is no code', { '$ACTION_1:0': '{"id":"../x","bound":"$@1"}' }],
  ['a reference to another state', { '$ACTION_1:0': '{"id":"60e9","bound":"$@2"}' }],
])('a browser’s post with %s is not ours', async (_kind, parts) => {
  expect(await refuseBrowserPost(parts)).toEqual(notOurs);
});

test('a state nested five deep passes', async () => {
  expect(await refuseBrowserPost({ '$ACTION_1:1': '[[[[["a"]]]]]' })).toBeNull();
});

test.each(['name', '$ACTION_1:1'])('a browser’s post with %s twice is not ours', async (name) => {
  const body = formOf(sentByBrowser);
  body.append(name, '[]');
  expect(await refuseBody(post(body), true)).toEqual(notOurs);
});

test('a form without its state is not ours', async () => {
  const { '$ACTION_1:1': _state, ...parts } = sentByBrowser;
  expect(await refuseBody(post(formOf(parts)), true)).toEqual(notOurs);
});

test('a form that names no action is not ours', async () => {
  expect(await refuseBody(post(formOf(fields)), true)).toEqual(notOurs);
});

test.each([
  ['a field of no form of ours', { _1_is_admin: '1' }],
  ['other arguments', { '0': '[null]' }],
  ['a reference that only starts like ours', { '0': '[null,"$K1:a"]' }],
  ['a file as arguments', { '0': new File(['[null,"$K1"]'], 'x.json') }],
])('a script’s call with %s is not ours', async (_kind, parts) => {
  expect(await refuseScriptCall(parts)).toEqual(notOurs);
});

test('a script’s call with its arguments twice is not ours', async () => {
  const body = formOf(sentByScript);
  body.append('0', '[null,"$K1"]');
  expect(await refuseBody(post(body, { 'next-action': '60e9' }), true)).toEqual(notOurs);
});

test.each(['', 'x', '__proto__', '../60e9', '6'.repeat(65)])(
  'a script’s call of the action “%s” is not ours',
  async (id) => {
    const refused = await refuseBody(post(formOf(sentByScript), { 'next-action': id }), true);
    expect(refused).toEqual(notOurs);
  },
);

test('the body of an interface is not read as a form', async () => {
  expect(await refuseBody(post('{}', { 'content-type': 'application/json' }), false)).toBeNull();
});

test('the headers of a post to an interface are checked too', async () => {
  const refused = await refuseBody(post('{}', { origin: 'https://example.com' }), false);
  expect(refused).toEqual({ status: 403, reason: foreignReason });
});
