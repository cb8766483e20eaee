import { messageFileRoutes } from './message-files';

jest.mock('./read-messages', () => ({ readMessages: async () => [] }));
afterEach(() => jest.useRealTimers());

test.each([
  ['2027-06-30T22:30:00Z', '2027-07-01'],
  ['2027-12-31T22:30:00Z', '2027-12-31'],
  ['2027-12-31T23:30:00Z', '2028-01-01'],
])('an export at %s has the Dutch day %s in its name', async (now, day) => {
  jest.useFakeTimers({ now: new Date(now), doNotFake: ['nextTick', 'setImmediate'] });
  const response = await messageFileRoutes({} as never).request('/?format=csv');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="berichten-${day}.csv"`,
  );
});
