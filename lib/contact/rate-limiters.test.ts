import { AsyncLocalStorage } from 'node:async_hooks';
import {
  createRateLimiters,
  HELD_ABOVE_PER_BROWSER,
  MESSAGES_PER_ADDRESS,
  MESSAGES_PER_BROWSER,
  NETWORK_BUDGETS,
} from './rate-limiters';

const from = (address: string, browser = 'Firefox') =>
  new Headers({ 'x-connection-address': address, 'user-agent': browser, 'accept-language': 'nl' });

const office = '198.51.100.7';
let admit: ReturnType<typeof createRateLimiters>;

/** Sends messages one after the other. What became of the last one. */
async function send(count: number, headers: Headers) {
  let outcome: string | undefined;
  for (let number = 0; number < count; number += 1) {
    const admission = await admit(headers, 0);
    outcome = admission === 'limited' ? admission : admission.volume;
  }
  return outcome;
}

/** One message from each of so many addresses. What became of the last one. */
async function sendFrom(count: number, address: (number: number) => string) {
  let outcome: string | undefined;
  for (let number = 0; number < count; number += 1) outcome = await send(1, from(address(number)));
  return outcome;
}

beforeEach(() => {
  jest.useFakeTimers();
  admit = createRateLimiters();
});
afterEach(() => jest.useRealTimers());

test('the first message of an address within an hour is known as such', async () => {
  expect(await send(1, from(office))).toBe('first');
  expect(await send(1, from(office, 'Chrome'))).toBe('some');
  jest.advanceTimersByTime(60 * 60_000 + 1);
  expect(await send(1, from(office))).toBe('first');
});

test('a browser brings five ordinary messages in five minutes, then held ones, then none', async () => {
  expect(await send(HELD_ABOVE_PER_BROWSER, from(office))).toBe('some');
  expect(await send(1, from(office))).toBe('many');
  expect(await send(MESSAGES_PER_BROWSER - HELD_ABOVE_PER_BROWSER - 1, from(office))).toBe('many');
  expect(await send(1, from(office))).toBe('limited');
});

test('a robot leaves room for the people who share its address', async () => {
  expect(await send(1000, from(office, 'Robot'))).toBe('limited');
  expect(await send(1, from(office, 'Firefox'))).not.toBe('limited');
});

test('an address that changes its browser is held, then refused, and no other address with it', async () => {
  const [{ held }] = NETWORK_BUDGETS;
  for (let number = 0; number < held; number += 1)
    expect(await send(1, from(office, `Robot ${number}`))).not.toBe('many');
  expect(await send(1, from(office, 'Firefox'))).toBe('many');
  for (let number = held + 1; number < MESSAGES_PER_ADDRESS; number += 1)
    expect(await send(1, from(office, `Robot ${number}`))).toBe('many');
  expect(await send(1, from(office, 'Firefox'))).toBe('limited');
  expect(await send(1, from('203.0.113.4'))).toBe('first');
});

test.each([
  ['addresses in one /64', (number: number) => `2001:db8:1:2::${number.toString(16)}`, 0],
  ['networks in one /56', (number: number) => `2001:db8:1:${(number % 256).toString(16)}::1`, 1],
  ['networks in one /48', (number: number) => `2001:db8:1:${(number * 256).toString(16)}::1`, 2],
])('many %s are held together, and an address elsewhere is not', async (_title, address, tier) => {
  const held = NETWORK_BUDGETS[tier]?.held ?? 0;
  // The browser is the same: in one /64 it would be held for itself.
  const sender = (number: number) => from(address(number), `Robot ${number}`);
  for (let number = 0; number < held; number += 1)
    expect(await send(1, sender(number))).not.toBe('many');
  expect(await send(1, sender(held))).toBe('many');
  expect(await sendFrom(1, () => '2001:db8:2::1')).toBe('first');
});

test('a /48 with an address for each message does not stay a new sender', async () => {
  const address = (number: number) => `2001:db8:1:${(number * 256).toString(16)}::1`;
  expect(await sendFrom(4, address)).toBe('first');
  expect(await sendFrom(1, () => address(99))).toBe('some');
});

test('an IPv6 sender that is held is never refused for what its neighbours send', async () => {
  const address = (number: number) => `2001:db8:1:${number.toString(16)}::1`;
  expect(await sendFrom(5000, address)).toBe('many');
});

test('five minutes after the first message there is room again, however often one tried meanwhile', async () => {
  await send(MESSAGES_PER_BROWSER, from(office));
  jest.advanceTimersByTime(4 * 60_000);
  expect(await send(100, from(office))).toBe('limited');
  jest.advanceTimersByTime(60_001);
  expect(await send(1, from(office))).not.toBe('limited');
});

test('a message that could not be stored does not count', async () => {
  for (let number = 0; number < 2 * MESSAGES_PER_ADDRESS; number += 1) {
    const admission = await admit(from(office), 0);
    if (admission === 'limited') throw new Error('limited');
    await admission.giveBack();
  }
  expect(await send(1, from(office))).toBe('first');
});

test('an address that is full is not counted for browsers that it invents', async () => {
  for (let number = 0; number < MESSAGES_PER_ADDRESS; number += 1)
    await send(1, from(office, `Robot ${number}`));
  const timersBefore = jest.getTimerCount();
  for (let number = 0; number < 50; number += 1) await send(1, from(office, `New ${number}`));
  expect(jest.getTimerCount()).toBe(timersBefore);
});

test('a /48 that is full is not counted for each of its networks', async () => {
  const address = (number: number) => `2001:db8:1:${number.toString(16)}::1`;
  await sendFrom(200, address);
  const timersBefore = jest.getTimerCount();
  await sendFrom(50, (number) => address(1000 + number));
  // An address and a browser each, which count for five minutes only.
  expect(jest.getTimerCount()).toBe(timersBefore + 100);
});

test('what is counted does not keep the request that was counted', async () => {
  const request = new AsyncLocalStorage<string>();
  const contexts: unknown[] = [];
  const setTimer = setTimeout;
  jest.spyOn(global, 'setTimeout').mockImplementation(((...given: Parameters<typeof setTimer>) => {
    contexts.push(request.getStore());
    return setTimer(...given);
  }) as typeof setTimeout);
  await request.run('a request', () => send(1, from(office)));
  jest.restoreAllMocks();
  expect(contexts).toEqual([undefined, undefined, undefined]);
});
