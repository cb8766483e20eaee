import { sendPatiently } from './send-patiently';

const never = () => new Promise<string>(() => {});
const after = (ms: number, text: string) => () =>
  new Promise<string>((resolve) => setTimeout(resolve, ms, text));
const fail = () => Promise.reject(new Error('reset'));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** Runs tries one after the other. @returns the outcome, and after how many ms it came */
async function outcomeOf(...tries: (() => Promise<string>)[]) {
  const left = [...tries];
  const leaveBehind = jest.fn();
  const begin = Date.now();
  const outcome = sendPatiently(() => (left.shift() ?? fail)(), leaveBehind).then(
    (text) => ({ text, ms: Date.now() - begin }),
    (error: Error) => ({ text: error.message, ms: Date.now() - begin }),
  );
  await jest.advanceTimersByTimeAsync(60_000);
  return { ...(await outcome), unused: left.length, left: leaveBehind.mock.calls.length };
}

test('a message that is answered is sent once', async () => {
  expect(await outcomeOf(after(12_000, 'sent'), fail)).toEqual({
    text: 'sent',
    ms: 12_000,
    unused: 1,
    left: 0,
  });
});

test('a failure is followed by a second try after a second', async () => {
  expect(await outcomeOf(fail, after(100, 'sent'))).toMatchObject({ text: 'sent', ms: 1_100 });
});

test('fifteen seconds of silence are followed by a second try', async () => {
  expect(await outcomeOf(never, after(100, 'sent'))).toEqual({
    text: 'sent',
    ms: 16_100,
    unused: 0,
    left: 1,
  });
});

test('the late answer to the first try counts while the second is silent', async () => {
  expect(await outcomeOf(after(20_000, 'sent'), never)).toMatchObject({ text: 'sent', ms: 20_000 });
});

test('a first try that fails late leaves the outcome to the second', async () => {
  const failLate = () => after(17_000, '')().then(fail);
  expect(await outcomeOf(failLate, after(5_000, 'sent'))).toMatchObject({
    text: 'sent',
    ms: 21_000,
  });
});

test('two failures are a failure', async () => {
  expect(await outcomeOf(fail, fail)).toMatchObject({ text: 'reset', ms: 1_000 });
});

test('silence ends after thirty seconds', async () => {
  expect(await outcomeOf(never, never)).toMatchObject({ ms: 30_000, left: 2 });
});
