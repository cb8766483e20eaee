import { actionIdOf } from './action-post';

const ID = '60e9';

/** React's own client, as Next ships it. */
const client = jest.requireActual('next/dist/compiled/react-server-dom-turbopack/client.edge') as {
  encodeReply: (value: unknown) => Promise<FormData>;
  createServerReference: (id: string, call: () => void) => () => void;
};
/** What React reads from an action when it renders its form. */
type FormAction = { $$FORM_ACTION: (prefix: string) => { name: string; data: FormData } };

const fields = { name: 'Noor', message: '$ 5', company_site: '' };

function formOf(parts: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.set(name, value);
  return form;
}

const browserPost = {
  ...fields,
  $ACTION_REF_1: '',
  '$ACTION_1:0': '{"id":"60e9","bound":"$@1"}',
  '$ACTION_1:1': '[{"status":"idle"}]',
  $ACTION_KEY: 'k1234',
};
const call = { _1_name: 'Noor', _1_message: '$ 5', '0': '[null,"$K1"]' };

const idOfBrowserPost = (parts: Record<string, string | File>) =>
  actionIdOf(formOf({ ...browserPost, ...parts }), null);
const idOfCall = (parts: Record<string, string | File>, header = ID) =>
  actionIdOf(formOf({ ...call, ...parts }), header);

test('a call of an action that React’s client encodes names that action', async () => {
  const body = await client.encodeReply([null, formOf(fields)]);
  expect(actionIdOf(body, ID)).toBe(ID);
});

test('a form that React renders for a browser without JavaScript names its action', async () => {
  const state = { status: 'failed', values: { name: '$5' } };
  const reference = client.createServerReference(ID, () => {}) as (state: object) => void;
  const action = reference.bind(null, state) as unknown as FormAction;
  // React throws the promise of what it encodes first.
  const hidden = await (async () => action.$$FORM_ACTION('1'))().catch(async (encoding) => {
    await encoding;
    return action.$$FORM_ACTION('1');
  });
  const form = formOf(fields);
  form.set(hidden.name, '');
  for (const [name, value] of hidden.data) form.set(name, value);
  expect(actionIdOf(form, null)).toBe(ID);
});

test.each([
  ['unknown fields, which the action ignores', { is_admin: '1' }],
  ['a file in place of a text', { name: new File(['x'], 'x.txt') }],
  ['a state with an escaped dollar sign', { '$ACTION_1:1': '[{"values":{"name":"$$5"}}]' }],
  ['a state nested five deep', { '$ACTION_1:1': '[[[[["a"]]]]]' }],
])('a browser’s post with %s names its action', (_kind, parts) => {
  expect(idOfBrowserPost(parts)).toBe(ID);
});

test.each([
  ['an action without arguments', { $ACTION_ID_7f00: '' }],
  ['a second action', { $ACTION_REF_2: '' }],
  ['a state that is no JSON', { '$ACTION_1:1': '[' }],
  ['a state that is a file', { '$ACTION_1:1': new File(['[]'], 'x.json') }],
  ['a state that is no list', { '$ACTION_1:1': 'null' }],
  ['two states', { '$ACTION_1:1': '[null,null]' }],
  ['a reference in the state', { '$ACTION_1:1': '[{"a":["$1:constructor"]}]' }],
  ['a state nested six deep', { '$ACTION_1:1': '[[[[[["a"]]]]]]' }],
  ['an action id that is not hexadecimal', { '$ACTION_1:0': '{"id":"../x","bound":"$@1"}' }],
  ['a reference to another state', { '$ACTION_1:0': '{"id":"60e9","bound":"$@2"}' }],
  ['an action that is null', { '$ACTION_1:0': 'null' }],
])('a browser’s post with %s names no action', (_kind, parts) => {
  expect(idOfBrowserPost(parts)).toBeUndefined();
});

test.each(['name', '$ACTION_1:1'])('a browser’s post with %s twice names no action', (name) => {
  const body = formOf(browserPost);
  body.append(name, '[]');
  expect(actionIdOf(body, null)).toBeUndefined();
});

test.each(['$ACTION_1:1', '$ACTION_1:0', '$ACTION_REF_1'])(
  'a browser’s post without %s names no action',
  (name) => {
    const body = formOf(browserPost);
    body.delete(name);
    expect(actionIdOf(body, null)).toBeUndefined();
  },
);

test.each([
  ['a field with the empty name', { '': '1' }],
  ['a second number', { '00': '1' }],
  ['other arguments', { '0': '[null]' }],
  ['a longer reference', { '0': '[null,"$K1:a"]' }],
  ['a file as arguments', { '0': new File(['[null,"$K1"]'], 'x.json') }],
])('a call with %s names no action', (_kind, parts) => {
  expect(idOfCall(parts)).toBeUndefined();
});

test('a call with its arguments twice names no action', () => {
  const body = formOf(call);
  body.append('0', '[null,"$K1"]');
  expect(actionIdOf(body, ID)).toBeUndefined();
});

test.each(['', 'x', '__proto__', '../60e9', '6'.repeat(65)])(
  'a call with the header next-action “%s” names no action',
  (header) => {
    expect(idOfCall({}, header)).toBeUndefined();
  },
);
