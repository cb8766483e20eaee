import { AsyncLocalStorage } from 'node:async_hooks';
import {
  createRateLimiters,
  HELD_ABOVE_PER_BROWSER,
  MESSAGES_PER_BROWSER,
  MESSAGES_PER_IP,
  NETWORK_BUDGETS,
} from './rate-limiters';

const from = (address: string, browser = 'Firefox') =>
  new Headers({ 'x-connection-address': address, 'user-agent': browser, 'accept-language': 'nl' });

const office = '198.51.100.7';
let consume: ReturnType<typeof createRateLimiters>;

/** Resolves to the outcome of the last message. */
async function send(count: number, headers: Headers) {
  let outcome: string | undefined;
  for (let number = 0; number < count; number += 1) {
    const admission = await consume(headers, 0);
    outcome = admission === 'limited' ? admission : admission.volume;
  }
  return outcome;
}

async function sendFrom(count: number, address: (number: number) => string) {
  let outcome: string | undefined;
  for (let number = 0; number < count; number += 1) outcome = await send(1, from(address(number)));
  return outcome;
}

beforeEach(() => {
  jest.useFakeTimers();
  consume = createRateLimiters();
});
afterEach(() => jest.useRealTimers());

test('rate limiters report the first message of an IP address within an hour', async () => {
  expect(await send(1, from(office))).toBe('first');
  expect(await send(1, from(office, 'Chrome'))).toBe('some');
  jest.advanceTimersByTime(60 * 60_000 + 1);
  expect(await send(1, from(office))).toBe('first');
});

test('rate limiters hold the 6th to 30th message of a browser in five minutes, then refuse', async () => {
  expect(await send(HELD_ABOVE_PER_BROWSER, from(office))).toBe('some');
  expect(await send(1, from(office))).toBe('many');
  expect(await send(MESSAGES_PER_BROWSER - HELD_ABOVE_PER_BROWSER - 1, from(office))).toBe('many');
  expect(await send(1, from(office))).toBe('limited');
});

test('rate limiters accept another browser on the IP address of a refused bot', async () => {
  expect(await send(1000, from(office, 'Robot'))).toBe('limited');
  expect(await send(1, from(office, 'Firefox'))).not.toBe('limited');
});

test('rate limiters hold, then refuse an IP address that changes its user agent', async () => {
  const [{ held }] = NETWORK_BUDGETS;
  for (let number = 0; number < held; number += 1)
    expect(await send(1, from(office, `Robot ${number}`))).not.toBe('many');
  expect(await send(1, from(office, 'Firefox'))).toBe('many');
  for (let number = held + 1; number < MESSAGES_PER_IP; number += 1)
    expect(await send(1, from(office, `Robot ${number}`))).toBe('many');
  expect(await send(1, from(office, 'Firefox'))).toBe('limited');
  expect(await send(1, from('203.0.113.4'))).toBe('first');
});

test.each([
  ['IP addresses in one /64', (number: number) => `2001:db8:1:2::${number.toString(16)}`, 0],
  ['networks in one /56', (number: number) => `2001:db8:1:${(number % 256).toString(16)}::1`, 1],
  ['networks in one /48', (number: number) => `2001:db8:1:${(number * 256).toString(16)}::1`, 2],
])('rate limiters hold many %s and not an IP address elsewhere', async (_title, address, tier) => {
  const held = NETWORK_BUDGETS[tier]?.held ?? 0;
  // Different user agents: one browser in one /64 would reach the limit per browser first.
  const clientAt = (number: number) => from(address(number), `Robot ${number}`);
  for (let number = 0; number < held; number += 1)
    expect(await send(1, clientAt(number))).not.toBe('many');
  expect(await send(1, clientAt(held))).toBe('many');
  expect(await sendFrom(1, () => '2001:db8:2::1')).toBe('first');
});

test('rate limiters stop reporting first messages for a /48 that changes its IP address', async () => {
  const address = (number: number) => `2001:db8:1:${(number * 256).toString(16)}::1`;
  expect(await sendFrom(4, address)).toBe('first');
  expect(await sendFrom(1, () => address(99))).toBe('some');
});

test('rate limiters never refuse an IPv6 address for the messages of its /48', async () => {
  const address = (number: number) => `2001:db8:1:${number.toString(16)}::1`;
  expect(await sendFrom(5000, address)).toBe('many');
});

test('rate limiters accept a refused browser again five minutes after its first message', async () => {
  await send(MESSAGES_PER_BROWSER, from(office));
  jest.advanceTimersByTime(4 * 60_000);
  expect(await send(100, from(office))).toBe('limited');
  jest.advanceTimersByTime(60_001);
  expect(await send(1, from(office))).not.toBe('limited');
});

test('rate limiters do not count a message that is given back', async () => {
  for (let number = 0; number < 2 * MESSAGES_PER_IP; number += 1) {
    const admission = await consume(from(office), 0);
    if (admission === 'limited') throw new Error('limited');
    await admission.giveBack();
  }
  expect(await send(1, from(office))).toBe('first');
});

test('rate limiters add no counters for made-up browsers of a refused IP address', async () => {
  for (let number = 0; number < MESSAGES_PER_IP; number += 1)
    await send(1, from(office, `Robot ${number}`));
  const timersBefore = jest.getTimerCount();
  for (let number = 0; number < 50; number += 1) await send(1, from(office, `New ${number}`));
  expect(jest.getTimerCount()).toBe(timersBefore);
});

test('rate limiters add no counters for the networks of a /48 above its limit', async () => {
  const address = (number: number) => `2001:db8:1:${number.toString(16)}::1`;
  await sendFrom(200, address);
  const timersBefore = jest.getTimerCount();
  await sendFrom(50, (number) => address(1000 + number));
  // Two per message: for the IP address and the browser, each for five minutes.
  expect(jest.getTimerCount()).toBe(timersBefore + 100);
});

test('rate limiters set their timers outside the async context of the request', async () => {
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
