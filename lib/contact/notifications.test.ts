import type { Notice } from './notification-mail.mjs';
import { createNotifications } from './notifications';

const QUARTER_MS = 15 * 60_000;

let sendNotice: jest.Mock;
let sendDigest: jest.Mock;
let notices: ReturnType<typeof createNotifications>;
let number = 0;

function notice(): Notice {
  number += 1;
  const submissionKey = `6b1d7a52-6a0b-4f0e-9d4c-${String(number).padStart(12, '0')}`;
  return { name: 'Jan', email: 'jan@deboer.example', subject: 'S', message: 'M', submissionKey };
}

async function add(count: number, isHeld = false) {
  for (let added = 0; added < count; added += 1) await notices.add(notice(), isHeld);
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2027-01-05T13:05:00Z') });
  sendNotice = jest.fn(async () => {});
  sendDigest = jest.fn(async () => {});
  notices = createNotifications({ sendNotice, sendDigest });
});
afterEach(() => jest.useRealTimers());

test('thirty messages in an hour are mailed one by one, and the others told in a digest', async () => {
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

test('a held message has no mail of its own, and the first one is told at once', async () => {
  await add(1, true);
  expect(sendNotice).not.toHaveBeenCalled();
  expect(sendDigest.mock.calls).toEqual([[{ count: 1, held: 1, since: new Date() }]]);
});

test('a flood is one digest each quarter of an hour, which counts all of it', async () => {
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

test('ordinary messages are mailed one by one while others are held', async () => {
  await add(100, true);
  await add(1);
  expect(sendNotice).toHaveBeenCalledTimes(1);
});

test('a second delivery of a mailed message is no second mail and no digest', async () => {
  const same = notice();
  await notices.add(same, false);
  await notices.add({ ...same, submissionKey: same.submissionKey.toUpperCase() }, true);
  expect(sendNotice).toHaveBeenCalledTimes(1);
  expect(sendDigest).not.toHaveBeenCalled();
});

test('a digest that the mail server refuses is tried again', async () => {
  sendDigest.mockRejectedValueOnce(new Error('no room'));
  await add(1, true);
  expect(notices.health()).toEqual({ waiting: 1, failed: 0, lastFailureSecondsAgo: 0 });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sendDigest).toHaveBeenCalledTimes(2);
  expect(notices.health()).toMatchObject({ waiting: 0, failed: 0 });
});
