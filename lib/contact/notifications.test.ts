import type { StoredMessage } from './notification-mail';
import { createNotifications } from './notifications';

const QUARTER_MS = 15 * 60_000;

let sendNotice: jest.Mock;
let sendDigest: jest.Mock;
let notifications: ReturnType<typeof createNotifications>;
let number = 0;

function notice(): StoredMessage {
  number += 1;
  const submissionKey = `6b1d7a52-6a0b-4f0e-9d4c-${String(number).padStart(12, '0')}`;
  return { name: 'Jan', email: 'jan@deboer.example', subject: 'S', message: 'M', submissionKey };
}

async function add(count: number, isHeld = false) {
  for (let added = 0; added < count; added += 1) await notifications.add(notice(), isHeld);
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2027-01-05T13:05:00Z') });
  sendNotice = jest.fn(async () => {});
  sendDigest = jest.fn(async () => {});
  notifications = createNotifications({ sendNotice, sendDigest });
});
afterEach(() => jest.useRealTimers());

test('notifications mail thirty messages in an hour separately and further ones in a digest', async () => {
  await add(30);
  expect(sendNotice).toHaveBeenCalledTimes(30);
  expect(sendDigest).not.toHaveBeenCalled();
  await add(1);
  expect(sendNotice).toHaveBeenCalledTimes(30);
  expect(sendDigest.mock.calls).toEqual([[{ count: 1, held: 0, since: new Date() }]]);
  jest.advanceTimersByTime(60 * 60_000);
  await add(1);
  expect(sendNotice).toHaveBeenCalledTimes(31);
});

test('notifications send a digest at once for the first held message, and no separate mail', async () => {
  await add(1, true);
  expect(sendNotice).not.toHaveBeenCalled();
  expect(sendDigest.mock.calls).toEqual([[{ count: 1, held: 1, since: new Date() }]]);
});

test('notifications send one digest per 15 minutes that counts every held message', async () => {
  await add(1, true);
  await jest.advanceTimersByTimeAsync(60_000);
  const since = new Date();
  await add(500, true);
  await jest.advanceTimersByTimeAsync(QUARTER_MS - 60_001);
  expect(sendDigest).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(sendDigest.mock.calls[1]).toEqual([{ count: 500, held: 500, since }]);
  await jest.advanceTimersByTimeAsync(4 * QUARTER_MS);
  expect(sendDigest).toHaveBeenCalledTimes(2);
});

test('notifications mail an ordinary message separately after a hundred held ones', async () => {
  await add(100, true);
  await add(1);
  expect(sendNotice).toHaveBeenCalledTimes(1);
});

test('notifications send nothing for a second delivery of a mailed message', async () => {
  const same = notice();
  await notifications.add(same, false);
  await notifications.add({ ...same, submissionKey: same.submissionKey.toUpperCase() }, true);
  expect(sendNotice).toHaveBeenCalledTimes(1);
  expect(sendDigest).not.toHaveBeenCalled();
});

test('notifications retry a digest that the mail server refused', async () => {
  sendDigest.mockRejectedValueOnce(new Error('no room'));
  await add(1, true);
  expect(notifications.health()).toEqual({ waiting: 1, failed: 0, lastFailureSecondsAgo: 0 });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sendDigest).toHaveBeenCalledTimes(2);
  expect(notifications.health()).toMatchObject({ waiting: 0, failed: 0 });
});
