import { AsyncLocalStorage } from 'node:async_hooks';
import { createSenderLimits, MESSAGES_PER_ADDRESS, MESSAGES_PER_BROWSER } from './sender-limits';

const from = (address: string, browser = 'Firefox') =>
  new Headers({ 'x-connection-address': address, 'user-agent': browser, 'accept-language': 'nl' });

const office = '198.51.100.7';
let admit: ReturnType<typeof createSenderLimits>;
const isAdmitted = async (headers: Headers) => (await admit(headers, 0)) !== 'limited';

async function send(count: number, headers: Headers) {
  for (let number = 0; number < count; number += 1) await admit(headers, 0);
}

beforeEach(() => {
  jest.useFakeTimers();
  admit = createSenderLimits();
});
afterEach(() => jest.useRealTimers());

test('a browser brings five messages in five minutes, then no more', async () => {
  await send(MESSAGES_PER_BROWSER - 1, from(office));
  expect(await isAdmitted(from(office))).toBe(true);
  expect(await isAdmitted(from(office))).toBe(false);
});

test('a robot leaves room for the people who share its address', async () => {
  await send(1000, from(office, 'Robot'));
  expect(await isAdmitted(from(office, 'Firefox'))).toBe(true);
});

test('an address brings thirty messages in five minutes, whatever its browsers are called', async () => {
  for (let number = 0; number < MESSAGES_PER_ADDRESS; number += 1)
    expect(await isAdmitted(from(office, `Robot ${number}`))).toBe(true);
  expect(await isAdmitted(from(office, 'Firefox'))).toBe(false);
  expect(await isAdmitted(from('203.0.113.4', 'Firefox'))).toBe(true);
});

test('five minutes after the first message there is room again, however often one tried meanwhile', async () => {
  await send(MESSAGES_PER_BROWSER, from(office));
  jest.advanceTimersByTime(4 * 60_000);
  await send(100, from(office));
  jest.advanceTimersByTime(60_001);
  expect(await isAdmitted(from(office))).toBe(true);
});

test('a message that could not be stored does not count', async () => {
  for (let number = 0; number < 2 * MESSAGES_PER_ADDRESS; number += 1) {
    const admission = await admit(from(office), 0);
    if (admission === 'limited') throw new Error('limited');
    await admission.giveBack();
  }
  expect(await isAdmitted(from(office))).toBe(true);
});

test('an address that is full is not counted for browsers that it invents', async () => {
  await send(MESSAGES_PER_ADDRESS, from(office, 'Robot'));
  for (let number = 0; number < MESSAGES_PER_ADDRESS; number += 1)
    await send(1, from(office, `Robot ${number}`));
  const timersBefore = jest.getTimerCount();
  for (let number = 0; number < 50; number += 1) await send(1, from(office, `New ${number}`));
  expect(jest.getTimerCount()).toBe(timersBefore);
});

test('what is counted for five minutes does not keep the request that was counted', async () => {
  const request = new AsyncLocalStorage<string>();
  const contexts: unknown[] = [];
  const setTimer = setTimeout;
  jest.spyOn(global, 'setTimeout').mockImplementation(((...given: Parameters<typeof setTimer>) => {
    contexts.push(request.getStore());
    return setTimer(...given);
  }) as typeof setTimeout);
  await request.run('a request', () => send(1, from(office)));
  jest.restoreAllMocks();
  expect(contexts).toEqual([undefined, undefined]);
});
