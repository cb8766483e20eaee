import { setTimeout as wait } from 'node:timers/promises';
import { createNotificationQueue } from './notification-queue';

const retryAfterMs = [1, 1];
const keyOf = (item: string) => item;

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

function failingDelivery(times: number) {
  return jest.fn(async (_item: string) => {
    times -= 1;
    if (times >= 0) throw new Error('no mail server');
  });
}

async function until(isTrue: () => boolean) {
  while (!isTrue()) await wait(1);
}

test('notification queue retries until the delivery succeeds', async () => {
  const deliver = failingDelivery(2);
  const { add } = createNotificationQueue({ deliver, keyOf, retryAfterMs });
  await add('een');
  expect(deliver).toHaveBeenCalledTimes(1);
  await until(() => deliver.mock.calls.length === 3);
  expect(logged).not.toHaveBeenCalled();
});

test('notification queue logs one line without the message after the last attempt', async () => {
  const deliver = failingDelivery(9);
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

test('notification queue delivers an item once when it is added three times', async () => {
  const deliver = failingDelivery(0);
  const { add } = createNotificationQueue({ deliver, keyOf, retryAfterMs });
  await Promise.all([add('een'), add('een')]);
  await add('een');
  expect(deliver).toHaveBeenCalledTimes(1);
});

test('notification queue drops and logs an item while it is full', async () => {
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

test('notification queue health counts waiting and failed items and dates the last failure', async () => {
  const queue = createNotificationQueue({ deliver: failingDelivery(9), keyOf, retryAfterMs });
  expect(queue.health()).toEqual({ waiting: 0, failed: 0, lastFailureSecondsAgo: null });
  await queue.add('een');
  expect(queue.health()).toMatchObject({ waiting: 1, failed: 0, lastFailureSecondsAgo: 0 });
  await until(() => logged.mock.calls.length > 0);
  expect(queue.health()).toEqual({ waiting: 0, failed: 1, lastFailureSecondsAgo: 0 });
});

test('notification queue health counts an item dropped by a full queue as failed', async () => {
  const deliver = jest.fn((_item: string) => wait(20));
  const queue = createNotificationQueue({ deliver, keyOf, retryAfterMs, maxPending: 1 });
  await Promise.all(['een', 'twee'].map(queue.add));
  expect(queue.health()).toMatchObject({ waiting: 0, failed: 1 });
});
