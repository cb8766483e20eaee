import { TtlCache } from './ttl-cache.mjs';

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

test('a value is there until its time is over', () => {
  const memory = new TtlCache<string>(10);
  memory.set('a', 'one', 1000);
  jest.advanceTimersByTime(999);
  expect(memory.get('a')).toBe('one');
  jest.advanceTimersByTime(1);
  expect(memory.get('a')).toBeUndefined();
});

test('a value without a time of its own stays', () => {
  const memory = new TtlCache<string>(10);
  memory.set('a', 'one');
  jest.advanceTimersByTime(10 ** 12);
  expect(memory.get('a')).toBe('one');
});

test('when it is full the oldest value goes', () => {
  const memory = new TtlCache<number>(2);
  memory.set('a', 1);
  memory.set('b', 2);
  memory.set('a', 3);
  memory.set('c', 4);
  expect([memory.get('a'), memory.get('b'), memory.get('c')]).toEqual([3, undefined, 4]);
});

test('setting a value again pushes no other one out', () => {
  const memory = new TtlCache<number>(2);
  memory.set('a', 1);
  memory.set('b', 2);
  memory.set('b', 3);
  expect([memory.get('a'), memory.get('b')]).toEqual([1, 3]);
});

test('it does not remember what has a longer key than any page', () => {
  const memory = new TtlCache<number>(2);
  memory.set('a'.repeat(500), 1);
  memory.set('a'.repeat(501), 2);
  expect([memory.get('a'.repeat(500)), memory.get('a'.repeat(501))]).toEqual([1, undefined]);
});

test('it can forget everything at once', () => {
  const memory = new TtlCache<number>(2);
  memory.set('a', 1);
  memory.clear();
  expect(memory.get('a')).toBeUndefined();
});

test('it can forget one value', () => {
  const memory = new TtlCache<number>(2);
  memory.set('a', 1);
  memory.delete('a');
  expect(memory.get('a')).toBeUndefined();
});
