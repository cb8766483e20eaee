import { ApiError, callApi } from './api-client';
import { reportConnection } from './shell/connection';

jest.mock('./shell/connection', () => ({ reportConnection: jest.fn() }));

function answerWith(body: string, status: number) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status }));
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (error instanceof ApiError) return error;
  throw new Error('the call did not fail');
}

afterEach(() => jest.restoreAllMocks());

test('a studio with another token is told as moved, not as one that does not run', async () => {
  answerWith('404 Not Found', 404);
  const error = await failureOf(callApi('posts'));
  expect(error).toMatchObject({ status: 404, body: { code: 'moved' } });
  expect(error.message).toContain('ander adres');
  expect(reportConnection).toHaveBeenLastCalledWith('moved');
});

test.each([
  ['half an answer', '{"revision":', 200],
  ['a page of another program', '<h1>Hallo</h1>', 200],
  ['an error page', '<h1>502</h1>', 502],
])('%s is no answer of the studio', async (_what, body, status) => {
  answerWith(body, status);
  expect(await failureOf(callApi('posts'))).toMatchObject({
    status: 0,
    body: { code: 'no-server' },
  });
  expect(reportConnection).toHaveBeenLastCalledWith('no-server');
});

test('a refusal of the studio says that it runs', async () => {
  answerWith('{"error":{"code":"not-found","message":"Dit bestaat niet (meer)."}}', 404);
  expect(await failureOf(callApi('posts/1'))).toMatchObject({
    status: 404,
    body: { code: 'not-found' },
  });
  expect(reportConnection).toHaveBeenLastCalledWith('ok');
});
