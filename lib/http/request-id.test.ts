import { logError, logNotice } from '../log';
import { onRequest } from './on-request';
import { currentRequestId, trackRequestIds } from './request-id';

// Node's own channel is shared with the other tests of this process, which expect whole requests.
jest.mock('./on-request');
const lookAtRequest = (request: object) =>
  jest.mocked(onRequest).mock.lastCall?.[0]({ request } as never);

/** Runs something as Node does for a request with these headers. */
function answer<T>(headers: Record<string, string>, work: () => T): Promise<T> {
  return new Promise((resolve) => {
    setImmediate(() => {
      lookAtRequest({ headers });
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

test('what is logged for a request names it by the id that the proxy gave it', async () => {
  await answer({ 'x-request-id': '0f1e2d3c4b5a' }, () =>
    logError('Reading failed', new Error('x')),
  );
  expect(written).toEqual(['Reading failed: Error x (request 0f1e2d3c4b5a)']);
});

test('an id that no proxy of ours makes is no id', async () => {
  expect(await answer({ 'x-request-id': 'kort' }, currentRequestId)).toBeUndefined();
  expect(await answer({ 'x-request-id': 'een naam <en meer>' }, currentRequestId)).toBeUndefined();
});

test('requests at the same time keep their ids apart', async () => {
  const ids = ['eerste-verzoek', 'tweede-verzoek'];
  expect(
    await Promise.all(ids.map((id) => answer({ 'x-request-id': id }, currentRequestId))),
  ).toEqual(ids);
});

test('with LOG_FORMAT=json each line is an object', async () => {
  process.env.LOG_FORMAT = 'json';
  await answer({ 'x-request-id': '0f1e2d3c4b5a' }, () => logError('Reading failed', 'status 500'));
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
