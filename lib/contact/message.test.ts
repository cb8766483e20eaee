import { storeContactMessage } from './message';

const insert = jest.fn();
jest.mock('../platform/supabase/client', () => ({
  getSupabase: () => ({ from: () => ({ insert }) }),
}));

const message = { name: 'Noor', email: 'noor@bedrijf.example', subject: 'Demo', message: 'Dag.' };
const KEY = '3f2a91bc-0d7e-4c11-9a52-7f1d20aa9be0';

const created = { status: 201, error: null };
const failed = (status: number, code = '') => ({ status, error: { code, message: 'x' } });

beforeEach(() => {
  insert.mockReset();
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

async function store() {
  const outcome = storeContactMessage(message, KEY, 'first').catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(10_000);
  return outcome;
}

test.each([
  ['a token that a clock that runs behind refuses', failed(401, 'PGRST303')],
  ['a lost connection', failed(0)],
  ['a full pool of connections', failed(503)],
  ['too many requests', failed(429)],
])('a message is tried once more with the same key after %s', async (_, failure) => {
  insert.mockResolvedValueOnce(failure).mockResolvedValueOnce(created);
  expect(await store()).toBe('stored');
  expect(insert).toHaveBeenCalledTimes(2);
  expect(insert.mock.calls[1]).toEqual(insert.mock.calls[0]);
  expect(insert.mock.calls[0]).toMatchObject([{ ...message, submission_key: KEY }]);
});

test('a message that the first try stored, though its response was lost, counts as stored', async () => {
  insert.mockResolvedValueOnce(failed(0)).mockResolvedValueOnce(failed(409, '23505'));
  expect(await store()).toBe('stored');
});

test('a second failure is a failure', async () => {
  insert.mockResolvedValue(failed(500));
  expect(await store()).toBe('insert into contact_messages, status 500');
  expect(insert).toHaveBeenCalledTimes(2);
});

test.each([
  ['our limit of a day', failed(429, 'PT429'), 'limited'],
  ['an invalid row', failed(400, '23514'), 'insert into contact_messages, status 400'],
])('nothing is tried again after %s', async (_, failure, outcome) => {
  insert.mockResolvedValue(failure);
  expect(await store()).toBe(outcome);
  expect(insert).toHaveBeenCalledTimes(1);
});

test('nothing is tried again after a timeout', async () => {
  insert.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 4000, failed(0))));
  expect(await store()).toContain('status 0');
  expect(insert).toHaveBeenCalledTimes(1);
});
