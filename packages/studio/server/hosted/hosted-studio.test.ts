import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signStudioKey } from '../../keys/sign-studio-key';
import type { Session } from '../../shared/api';
import { createHostedStudio } from './hosted-studio';
import { TRIES_PER_PLACE } from './try-limits';

const HOST = 'studio.zuilwerk.example';
const ORIGIN = `https://${HOST}`;
const PROXY = '172.30.8.10';

const clientFolder = mkdtempSync(path.join(tmpdir(), 'studio-client-'));
writeFileSync(path.join(clientFolder, 'index.html'), '<!doctype html><title>Studio</title>');

const options = {
  supabaseUrl: 'https://project.example',
  publishableKey: 'public',
  siteUrl: 'https://www.zuilwerk.example',
  host: HOST,
  secrets: ['a secret of at least thirty-two characters'] as [string],
  proxies: [PROXY],
  clientFolder,
  port: 0,
};

/** A project that knows one key, and which sessions ended. */
const project = { key: '', isRevoked: false, isDown: false, ended: new Set<string>() };
const lines: string[] = [];

function answerOf(url: string, headers: Headers, body: string) {
  if (url.startsWith(options.siteUrl)) return new Response('a file');
  if (project.isDown) throw new TypeError('fetch failed');
  if (headers.get('authorization') !== `Bearer ${project.key}`)
    return Response.json({ code: 'PGRST301', message: 'no' }, { status: 401 });
  if (project.isRevoked) return Response.json({ code: 'PT401', message: 'no' }, { status: 401 });
  const { session_id: id = '' } = JSON.parse(body || '{}');
  if (url.endsWith('/create_preview_token')) return Response.json('token');
  if (url.endsWith('/studio_session_is_open')) return Response.json(!project.ended.has(id));
  if (url.endsWith('/end_studio_session')) project.ended.add(id);
  return Response.json(null);
}

beforeEach(async () => {
  Object.assign(project, { isRevoked: false, isDown: false, ended: new Set() });
  project.key = await signStudioKey('a secret of the project', { role: 'editor', name: 'Anna' });
  lines.length = 0;
  jest.spyOn(console, 'warn').mockImplementation((line) => lines.push(line));
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    return answerOf(String(input), new Headers(init?.headers), String(init?.body ?? ''));
  });
});
afterEach(() => jest.restoreAllMocks());

type Studio = ReturnType<typeof createHostedStudio>;
type Sent = { method?: string; headers?: Record<string, string>; body?: unknown; from?: string };

const OWN = { host: HOST, origin: ORIGIN, 'x-studio': '1', 'sec-fetch-site': 'same-origin' };

async function send(
  studio: Studio,
  pathname: string,
  { from = '198.51.100.7', ...sent }: Sent = {},
) {
  const env = { incoming: { socket: { remoteAddress: PROXY } } };
  const init = {
    method: sent.method ?? 'GET',
    headers: { ...OWN, 'x-forwarded-for': from, ...sent.headers },
    body: sent.body === undefined ? undefined : JSON.stringify(sent.body),
  };
  return studio.request(`http://${HOST}${pathname}`, init, env);
}

const give = (studio: Studio, key: string, sent: Sent = {}) =>
  send(studio, '/api/sign-in', { method: 'POST', body: { key }, ...sent });

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

async function signIn(studio: Studio) {
  const response = await give(studio, project.key);
  expect(response.status).toBe(200);
  const cookie = cookiesOf(response);
  const session: Session = await (
    await send(studio, '/api/session', { headers: { cookie } })
  ).json();
  return { cookie, session };
}

const codeOf = async (response: Response) => (await response.json()).error.code;

test('who gives her key gets a session of this host that no script and no other site can use', async () => {
  const response = await give(createHostedStudio(options), `STUDIO_KEY=${project.key}`);
  const [device = '', session = ''] = response.headers.getSetCookie();
  for (const line of [device, session]) {
    expect(line).toMatch(/^__Host-studio/);
    for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict'])
      expect(line).toContain(part);
    expect(line).not.toContain('Domain');
    expect(line).not.toContain(project.key.split('.')[1]);
  }
  const expires = Date.parse(/Expires=([^;]+)/.exec(session)?.[1] ?? '');
  expect(expires - Date.now()).toBeLessThanOrEqual(12 * 60 * 60 * 1000);
});

test('a session of one instance is one of another, and tells who works in it', async () => {
  const { cookie } = await signIn(createHostedStudio(options));
  const answer = await send(createHostedStudio(options), '/api/session', { headers: { cookie } });
  expect(await answer.json()).toMatchObject({ name: 'Anna', role: 'editor' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each([
  '/api/session',
  '/api/posts',
  '/preview/1',
  '/media/blog/x.avif',
  '/_next/static/x.css',
])('%s opens with a session only', async (pathname) => {
  const response = await send(createHostedStudio(options), pathname);
  expect(response.status).toBe(401);
  expect(jest.mocked(fetch)).not.toHaveBeenCalled();
});

test('the document says nothing to a stranger and has the strictest headers', async () => {
  const response = await send(createHostedStudio(options), '/', {
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', origin: ORIGIN },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('strict-transport-security')).toBe('max-age=63072000');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
});

test.each([
  ['another host', 421, { host: 'www.zuilwerk.example' }],
  ['another origin', 403, { origin: 'https://www.zuilwerk.example' }],
  ['a frame of another site', 403, { 'sec-fetch-site': 'cross-site' }],
  ['a form without the header', 403, { 'x-studio': '' }],
])('a key is not taken from %s', async (_what, status, headers) => {
  const studio = createHostedStudio(options);
  const own: Record<string, string> = { ...OWN, ...headers };
  if (own['x-studio'] === '') delete own['x-studio'];
  const response = await studio.request(`http://${HOST}/api/sign-in`, {
    method: 'POST',
    headers: own,
    body: JSON.stringify({ key: project.key }),
  });
  expect(response.status).toBe(status);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(lines.join()).toContain('a request was refused by its');
});

test('a change needs an origin and the token of its session', async () => {
  const studio = createHostedStudio(options);
  const { cookie, session } = await signIn(studio);
  const change = (token: string) =>
    send(studio, '/api/posts', { method: 'POST', headers: { cookie, 'x-studio': token } });
  expect(await codeOf(await change('1'))).toBe('token');
  const other = await signIn(studio);
  expect(await codeOf(await change(other.session.changeToken ?? ''))).toBe('token');
  expect((await change(session.changeToken ?? '')).status).not.toBe(403);
  const headers = { host: HOST, cookie, 'x-studio': session.changeToken ?? '' };
  const without = await studio.request('/api/posts', { method: 'POST', headers });
  expect(without.status).toBe(403);
});

test('a key that the project does not know, has expired or is none is refused in words', async () => {
  const studio = createHostedStudio(options);
  const strange = await signStudioKey('another secret', { role: 'owner', name: 'Bert' });
  expect(await codeOf(await give(studio, strange))).toBe('refused-key');
  expect(await codeOf(await give(studio, 'hallo'))).toBe('no-key');
  project.isRevoked = true;
  expect(await codeOf(await give(studio, project.key))).toBe('refused-key');
  expect(lines.join('\n')).toContain('a key was refused');
});

test("a stranger's flood ends at the limit and locks out neither another network nor a known browser", async () => {
  const studio = createHostedStudio(options);
  const { cookie } = await signIn(studio);
  for (let count = 0; count < TRIES_PER_PLACE; count += 1) await give(studio, `wrong ${count}`);
  const refused = await give(studio, project.key);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await give(studio, project.key, { from: '203.0.113.5' })).status).toBe(200);
  const device = cookie.split('; ').find((one) => one.startsWith('__Host-studio-device')) ?? '';
  expect((await give(studio, project.key, { headers: { cookie: device } })).status).toBe(200);
  expect((await send(studio, '/api/session', { headers: { cookie } })).status).toBe(200);
  await give(studio, 'once more');
  expect(lines.filter((line) => line.includes('too many'))).toHaveLength(1);
});

test('a project that does not answer refuses no key and uses up no try', async () => {
  const studio = createHostedStudio(options);
  project.isDown = true;
  for (let count = 0; count < TRIES_PER_PLACE * 2; count += 1) {
    expect((await give(studio, project.key)).status).toBe(502);
  }
  project.isDown = false;
  expect((await give(studio, project.key)).status).toBe(200);
});

test('a revoked key ends its session within half a minute, for files of the site too', async () => {
  const studio = createHostedStudio(options);
  const { cookie } = await signIn(studio);
  project.isRevoked = true;
  const read = () => send(studio, '/media/blog/x.avif', { headers: { cookie } });
  expect((await read()).status).toBe(200);
  const later = Date.now() + 30_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  const response = await read();
  expect(response.status).toBe(401);
  expect(response.headers.getSetCookie().join()).toMatch(/__Host-studio=;.*Max-Age=0/);
});

test('a request that the database refuses ends the session at once', async () => {
  const studio = createHostedStudio(options);
  const { cookie } = await signIn(studio);
  project.isRevoked = true;
  const response = await send(studio, '/api/posts', { headers: { cookie } });
  expect(await codeOf(response)).toBe('signed-out');
  expect((await send(studio, '/api/session', { headers: { cookie } })).status).toBe(401);
});

test('who logs in again ends the session that the browser had before, copies of its cookie too', async () => {
  const studio = createHostedStudio(options);
  const { cookie } = await signIn(studio);
  expect((await give(studio, project.key, { headers: { cookie } })).status).toBe(200);
  for (const instance of [studio, createHostedStudio(options)]) {
    expect((await send(instance, '/api/session', { headers: { cookie } })).status).toBe(401);
  }
});

test('logging out ends copies of the cookie, on another instance too', async () => {
  const studio = createHostedStudio(options);
  const { cookie, session } = await signIn(studio);
  const headers = { cookie, 'x-studio': session.changeToken ?? '' };
  const answer = await send(studio, '/api/sign-out', { method: 'POST', headers });
  expect(answer.headers.getSetCookie().join()).toMatch(/__Host-studio=;.*Max-Age=0/);
  for (const instance of [studio, createHostedStudio(options)]) {
    expect((await send(instance, '/api/session', { headers: { cookie } })).status).toBe(401);
  }
});

test('the log holds no key, no name and no address', async () => {
  const studio = createHostedStudio(options);
  const { cookie, session } = await signIn(studio);
  await give(studio, 'hallo');
  const headers = { cookie, 'x-studio': session.changeToken ?? '' };
  await send(studio, '/api/sign-out', { method: 'POST', headers });
  const log = lines.join('\n');
  expect(log).toMatch(/Studio: signed in: key [\w-]{36} from [0-9a-f]{8}/);
  expect(log).toContain('Studio: signed out');
  for (const secret of [project.key, 'Anna', '198.51.100.7', 'hallo'])
    expect(log).not.toContain(secret);
});
