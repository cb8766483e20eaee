import { RenderMoments } from './render-moments.mjs';

beforeEach(() => jest.useFakeTimers({ now: 5000 }));
afterEach(() => jest.useRealTimers());

test('a page began when it was asked for last before it was stored', () => {
  const moments = new RenderMoments();
  moments.asked('/blog');
  jest.setSystemTime(6000);
  moments.asked('/blog');
  jest.setSystemTime(9000);
  expect(moments.stored('/blog')).toBe(6000);
  expect(moments.begunAt('/blog')).toBe(6000);
});

test('a later question does not make the stored copy any newer', () => {
  const moments = new RenderMoments();
  moments.asked('/blog');
  moments.stored('/blog');
  jest.setSystemTime(9000);
  moments.asked('/blog');
  expect(moments.begunAt('/blog')).toBe(5000);
});

test('a page that nobody asked for began when it was stored', () => {
  expect(new RenderMoments().stored('/blog')).toBe(5000);
});

test('of a page that was rendered elsewhere nothing is known', () => {
  expect(new RenderMoments().begunAt('/blog')).toBeUndefined();
});
