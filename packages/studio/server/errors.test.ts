import { Hono } from 'hono';
import { DatabaseError } from './database-error';
import { toErrorResponse } from './errors';

async function failWith(error: Error) {
  const log = jest
    .spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => {});
  const api = new Hono();
  api.onError(toErrorResponse);
  api.get('/token/posts/:id', () => {
    throw error;
  });
  const response = await api.request('/token/posts/12');
  const { error: told } = await response.json();
  return { status: response.status, ...told, log: log.mock.calls.map((line) => line.join(' ')) };
}

test('a database that fails is told as such, and logged by its code', async () => {
  const { status, code, log } = await failWith(new DatabaseError('57014'));
  expect({ status, code }).toEqual({ status: 502, code: 'unreachable' });
  expect(log).toEqual(['GET /posts/:id failed: Database error 57014']);
});

test('a fault of the studio is told as such, and logged with its place in the code', async () => {
  const { status, code, message, log } = await failWith(new TypeError('a is not a function'));
  expect({ status, code }).toEqual({ status: 500, code: 'fault' });
  expect(message).not.toContain('database');
  expect(log).toHaveLength(1);
  expect(log[0]).toMatch(
    /^GET \/posts\/:id failed: TypeError: a is not a function at .*errors\.test/,
  );
});

test('a failure is one object of the log where programs read it', async () => {
  process.env.LOG_FORMAT = 'json';
  const { log } = await failWith(new DatabaseError('57014'));
  delete process.env.LOG_FORMAT;
  expect(log.map((line: string) => JSON.parse(line))).toEqual([
    expect.objectContaining({ event: 'GET /posts/:id failed', detail: 'Database error 57014' }),
  ]);
});
