import { RenderTimes } from './render-times.mjs';

beforeEach(() => jest.useFakeTimers({ now: 5000 }));
afterEach(() => jest.useRealTimers());

test('the rendering of a page began at the last request before it was stored', () => {
  const times = new RenderTimes();
  times.requested('/blog');
  jest.advanceTimersByTime(1000);
  times.requested('/blog');
  jest.advanceTimersByTime(3000);
  expect(times.stored('/blog')).toBe(6000);
  expect(times.startedAt('/blog')).toBe(6000);
});

test('a request after a page was stored does not make it newer', () => {
  const times = new RenderTimes();
  times.requested('/blog');
  times.stored('/blog');
  jest.advanceTimersByTime(4000);
  times.requested('/blog');
  expect(times.startedAt('/blog')).toBe(5000);
});

test('the rendering of a page that was never requested began when it was stored', () => {
  expect(new RenderTimes().stored('/blog')).toBe(5000);
});

test('a page that another process rendered has no start time', () => {
  expect(new RenderTimes().startedAt('/blog')).toBeUndefined();
});

test('the read time of a page is that of its data, or else the start of its rendering', () => {
  const times = new RenderTimes();
  times.stored('/blog', 1000);
  times.stored('/contact');
  expect([times.startedAt('/blog'), times.readAt('/blog')]).toEqual([5000, 1000]);
  expect(times.readAt('/contact')).toBe(5000);
});

test('a system clock that is set back an hour changes no render times', () => {
  const times = new RenderTimes();
  times.stored('/blog');
  jest.setSystemTime(5000 - 3_600_000);
  times.requested('/blog');
  jest.advanceTimersByTime(1000);
  expect(times.stored('/blog')).toBe(5000);
});
