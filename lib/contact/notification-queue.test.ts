import { setTimeout as wait } from 'node:timers/promises';
import { createNotificationQueue } from './notification-queue';

const retryAfterMs = [1, 1];
const keyOf = (item: string) => item;

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

/** A mail server that fails the first times. */
function failing(times: number) {
  return jest.fn(async (_item: string) => {
    times -= 1;
    if (times >= 0) throw new Error('no mail server');
  });
}

async function until(isTrue: () => boolean) {
  while (!isTrue()) await wait(1);
}

test('what fails at first is delivered later', async () => {
  const deliver = failing(2);
  const { add } = createNotificationQueue({ deliver, keyOf, retryAfterMs });
  await add('een');
  expect(deliver).toHaveBeenCalledTimes(1);
  await until(() => deliver.mock.calls.length === 3);
  expect(logged).not.toHaveBeenCalled();
});

test('after the last try it says so in one line, without what the message holds', async () => {
  const deliver = failing(9);
  const { add } = createNotificationQueue({ deliver, keyOf, retryAfterMs });
  await add('jan@deboer.example');
  await until(() => logged.mock.calls.length > 0);
  expect(deliver).toHaveBeenCalledTimes(3);
  expect(logged.mock.calls).toEqual([
    [
      'A message is stored but not mailed; npm run messages -- --resend does it: Error no mail server',
    ],
  ]);
});

test('the same message is delivered once, however often it comes', async () => {
  const deliver = failing(0);
  const { add } = createNotificationQueue({ deliver, keyOf, retryAfterMs });
  await Promise.all([add('een'), add('een')]);
  await add('een');
  expect(deliver).toHaveBeenCalledTimes(1);
});

test('no more than so many wait', async () => {
  let finish = () => {};
  const isFinished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const deliver = jest.fn((_item: string) => isFinished);
  const { add } = createNotificationQueue({ deliver, keyOf, retryAfterMs, maxPending: 2 });
  const added = ['een', 'twee', 'drie'].map(add);
  finish();
  await Promise.all(added);
  expect(deliver.mock.calls).toEqual([['een'], ['twee']]);
  expect(logged).toHaveBeenCalledTimes(1);
  await add('vier');
  expect(deliver).toHaveBeenLastCalledWith('vier');
});

test('it tells how many wait, how many were given up, and when a try last failed', async () => {
  const queue = createNotificationQueue({ deliver: failing(9), keyOf, retryAfterMs });
  expect(queue.health()).toEqual({ waiting: 0, failed: 0, lastFailureSecondsAgo: null });
  await queue.add('een');
  expect(queue.health()).toMatchObject({ waiting: 1, failed: 0, lastFailureSecondsAgo: 0 });
  await until(() => logged.mock.calls.length > 0);
  expect(queue.health()).toEqual({ waiting: 0, failed: 1, lastFailureSecondsAgo: 0 });
});

test('what is refused because too many wait counts as given up', async () => {
  const deliver = jest.fn((_item: string) => wait(20));
  const queue = createNotificationQueue({ deliver, keyOf, retryAfterMs, maxPending: 1 });
  await Promise.all(['een', 'twee'].map(queue.add));
  expect(queue.health()).toMatchObject({ waiting: 0, failed: 1 });
});
