import { logError, logNotice } from '../../platform/log';
import { currentRequestId } from '../../platform/request-id';
import { onRequest } from './on-request';
import { trackRequestIds } from './track-request-ids';

// Node's channel would also call the hooks of other tests in this process.
jest.mock('./on-request');
const publishRequest = (request: object) =>
  jest.mocked(onRequest).mock.lastCall?.[0]({ request } as never);

function handleRequest<T>(headers: Record<string, string>, work: () => T): Promise<T> {
  return new Promise((resolve) => {
    setImmediate(() => {
      publishRequest({ headers });
      resolve(Promise.resolve().then(work));
    });
  });
}

let written: string[];

beforeAll(trackRequestIds);

beforeEach(() => {
  written = [];
  const write = (text: string) => {
    written.push(text);
  };
  jest.spyOn(console, 'error').mockImplementation(write);
  jest.spyOn(console, 'warn').mockImplementation(write);
});

afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.LOG_FORMAT;
});

test('a log line written while a request is handled names the request id that the proxy set', async () => {
  await handleRequest({ 'x-request-id': '0f1e2d3c4b5a' }, () =>
    logError('Reading failed', new Error('x')),
  );
  expect(written).toEqual(['Reading failed: Error x (request 0f1e2d3c4b5a)']);
});

test('a request id in another form than our proxies use is ignored', async () => {
  expect(await handleRequest({ 'x-request-id': 'kort' }, currentRequestId)).toBeUndefined();
  expect(
    await handleRequest({ 'x-request-id': 'een naam <en meer>' }, currentRequestId),
  ).toBeUndefined();
});

test('concurrent requests keep separate request ids', async () => {
  const ids = ['eerste-verzoek', 'tweede-verzoek'];
  expect(
    await Promise.all(ids.map((id) => handleRequest({ 'x-request-id': id }, currentRequestId))),
  ).toEqual(ids);
});

test('with LOG_FORMAT=json each log line is a JSON object with the request id', async () => {
  process.env.LOG_FORMAT = 'json';
  await handleRequest({ 'x-request-id': '0f1e2d3c4b5a' }, () =>
    logError('Reading failed', 'status 500'),
  );
  logNotice('Refused', 'too\nmany');
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(written.map((line) => JSON.parse(line))).toEqual([
    {
      ...{ time, level: 'error', event: 'Reading failed', detail: 'status 500' },
      requestId: '0f1e2d3c4b5a',
    },
    { time, level: 'notice', event: 'Refused', detail: 'too many' },
  ]);
});
