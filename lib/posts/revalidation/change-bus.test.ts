import { createClient } from '@redis/client';
import { createRedisClient } from '../../platform/redis';
import { broadcastChange, subscribeToChanges } from './change-bus';

jest.mock('@redis/client', () => ({ createClient: jest.fn() }));
jest.mock('../../platform/redis', () => ({ createRedisClient: jest.fn() }));
jest.mock('../../platform/env/env', () => ({ getEnv: () => ({ REDIS_URL: 'redis://localhost' }) }));

const listeners: ((message: string) => void)[] = [];
const published: string[] = [];
const client = {
  on: jest.fn(),
  connect: async () => {},
  destroy: jest.fn(),
  publish: async (_channel: string, message: string) => published.push(message),
  subscribe: async (_channel: string, listener: (message: string) => void) =>
    listeners.push(listener),
};
jest.mocked(createClient).mockReturnValue(client as never);
jest.mocked(createRedisClient).mockReturnValue(client as never);

/** The changes that an instance with one subscription has received. */
const heard: string[] = [];
beforeAll(async () => {
  subscribeToChanges((change) => heard.push(change));
  await new Promise(setImmediate);
});

const receive = (message: string) => {
  for (const listener of listeners) listener(message);
};

test('an instance ignores its own changes and passes on those of others', async () => {
  await broadcastChange('own');
  const [own = ''] = published;
  receive(own);
  expect(heard).toEqual([]);
  receive(JSON.stringify({ from: 'another', change: 'theirs' }));
  expect(heard).toEqual(['theirs']);
});

test('an instance is not identified by what containers on one host share', async () => {
  await broadcastChange('own');
  const { from } = JSON.parse(published.at(-1) ?? '');
  expect(from).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});

test.each(['', 'no json', 'null', '[]', '{"from":"another"}', '{"from":1,"change":2}'])(
  'an unreadable message (%j) is logged and changes nothing',
  (message) => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    const before = [...heard];
    receive(message);
    expect(heard).toEqual(before);
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  },
);
