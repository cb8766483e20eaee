import { RenderTimes } from './render-times.mjs';

beforeEach(() => jest.useFakeTimers({ now: 5000 }));
afterEach(() => jest.useRealTimers());

test('a page began when it was asked for last before it was stored', () => {
  const moments = new RenderTimes();
  moments.asked('/blog');
  jest.advanceTimersByTime(1000);
  moments.asked('/blog');
  jest.advanceTimersByTime(3000);
  expect(moments.stored('/blog')).toBe(6000);
  expect(moments.begunAt('/blog')).toBe(6000);
});

test('a later question does not make the stored copy any newer', () => {
  const moments = new RenderTimes();
  moments.asked('/blog');
  moments.stored('/blog');
  jest.advanceTimersByTime(4000);
  moments.asked('/blog');
  expect(moments.begunAt('/blog')).toBe(5000);
});

test('a page that nobody asked for began when it was stored', () => {
  expect(new RenderTimes().stored('/blog')).toBe(5000);
});

test('of a page that was rendered elsewhere nothing is known', () => {
  expect(new RenderTimes().begunAt('/blog')).toBeUndefined();
});

test('a page is rendered at one moment, and shows what was read at another', () => {
  const moments = new RenderTimes();
  moments.stored('/blog', 1000);
  moments.stored('/contact');
  expect([moments.begunAt('/blog'), moments.readAt('/blog')]).toEqual([5000, 1000]);
  expect(moments.readAt('/contact')).toBe(5000);
});

test('a system clock that is set back an hour makes nothing newer or older', () => {
  const moments = new RenderTimes();
  moments.stored('/blog');
  jest.setSystemTime(5000 - 3_600_000);
  moments.asked('/blog');
  jest.advanceTimersByTime(1000);
  expect(moments.stored('/blog')).toBe(5000);
});
