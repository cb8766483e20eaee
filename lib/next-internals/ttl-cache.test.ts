import { TtlCache } from './ttl-cache.mjs';

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

test('a value is kept until its lifetime ends', () => {
  const cache = new TtlCache<string>(10);
  cache.set('a', 'one', 1000);
  jest.advanceTimersByTime(999);
  expect(cache.get('a')).toBe('one');
  jest.advanceTimersByTime(1);
  expect(cache.get('a')).toBeUndefined();
});

test('a value without a lifetime is kept', () => {
  const cache = new TtlCache<string>(10);
  cache.set('a', 'one');
  jest.advanceTimersByTime(10 ** 12);
  expect(cache.get('a')).toBe('one');
});

test('a full cache drops its oldest value', () => {
  const cache = new TtlCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.set('a', 3);
  cache.set('c', 4);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([3, undefined, 4]);
});

test('replacing a value drops no other value', () => {
  const cache = new TtlCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.set('b', 3);
  expect([cache.get('a'), cache.get('b')]).toEqual([1, 3]);
});

test('a value with a key of more than 500 characters is not kept', () => {
  const cache = new TtlCache<number>(2);
  cache.set('a'.repeat(500), 1);
  cache.set('a'.repeat(501), 2);
  expect([cache.get('a'.repeat(500)), cache.get('a'.repeat(501))]).toEqual([1, undefined]);
});

test('clear drops all values', () => {
  const cache = new TtlCache<number>(2);
  cache.set('a', 1);
  cache.clear();
  expect(cache.get('a')).toBeUndefined();
});

test('delete drops one value', () => {
  const cache = new TtlCache<number>(2);
  cache.set('a', 1);
  cache.delete('a');
  expect(cache.get('a')).toBeUndefined();
});
