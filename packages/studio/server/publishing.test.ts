import type { ApiContext } from './api-context';
import type { Database } from './database';
import { toErrorResponse } from './errors';
import { publishingRoutes } from './publishing';

const texts = {
  slug: 'kleur',
  excerpt: '',
  content: '<p>Tekst</p>',
  meta_description: null,
  image_url: null,
  image_alt: null,
  published_at: '2026-11-25T10:00:00Z',
};
const times = { updated_at: '2026-11-25T10:00:00Z', updated_by: 'Anna' };
const draft = { ...texts, content: '<p>Nieuwe tekst</p>', ...times };

const before = {
  id: '1',
  state: 'concept',
  revision: 1,
  post: { ...texts, ...times, is_published: false },
  draft,
};
const published = {
  ...before,
  state: 'live',
  revision: 2,
  post: { ...draft, is_published: true },
  draft: null,
};

/** Answers requests to the database in their order; null for a request without an answer. */
async function publish(...answers: (object | null)[]) {
  const rpc = async () => {
    const data = answers.shift() ?? null;
    const error = data ? null : { code: '', message: 'TimeoutError', details: '' };
    return { data, error, status: data ? 200 : 0 };
  };
  const database = { rpc } as unknown as Database;
  const context = { database, siteUrl: 'http://site.invalid' } as ApiContext;
  const routes = publishingRoutes(context);
  routes.onError(toErrorResponse);
  const response = await routes.request('/1/publish', {
    method: 'POST',
    body: JSON.stringify({ expectedRevision: 1, publishAt: null }),
  });
  return { status: response.status, body: await response.json() };
}

let visited: AbortSignal[];

beforeEach(() => {
  visited = [];
  jest.spyOn(console, 'error').mockImplementation(() => {});
  // A site that hangs.
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const signal = init?.signal as AbortSignal;
    visited.push(signal);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    throw signal.reason;
  });
  // The limit of ten seconds, at once.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), 20);
    return limit.signal;
  });
});
afterEach(() => jest.restoreAllMocks());

test('a publication is told as one while the site hangs, after one limit for all visits', async () => {
  const { status, body } = await publish(before, published);
  expect(status).toBe(200);
  expect(body).toMatchObject({ post: { state: 'live' }, visibleAfterMs: null });
  expect(AbortSignal.timeout).toHaveBeenCalledTimes(1);
  expect(visited.length).toBeGreaterThan(0);
});

test('a publication whose answer got lost is found in the database, and told as one', async () => {
  const { status, body } = await publish(before, null, published);
  expect(status).toBe(200);
  expect(body).toMatchObject({ post: { state: 'live', revision: 2 } });
});

test.each([
  ['was not made', before],
  [
    'is one of somebody else, with another text',
    { ...published, post: { ...texts, is_published: true, ...times } },
  ],
  ['cannot be looked up', null],
])('a publication without an answer that %s is told as failed', async (_what, now) => {
  const { status, body } = await publish(before, null, now);
  expect(status).toBe(502);
  expect(body.error.code).toBe('unreachable');
});
