import * as z from 'zod/mini';
import { readRowRange } from './read-row-range';

const toRows = (data: unknown) => z.array(z.object({ id: z.number() })).parse(data);

/** A table that answers like hosted PostgREST: never more than the project's cap, without a word. */
function tableOf(length: number, cap = 1000) {
  const rows = Array.from({ length }, (_, id) => ({ id }));
  const readRange = jest.fn(async (from: number, to: number) => ({
    data: rows.slice(from, Math.min(to + 1, from + cap)),
    error: null,
  }));
  return { rows, readRange };
}

test.each([
  [0, 1000],
  [1000, 1000],
  [2000, 1000],
  [3000, 1000],
])('from row %i on, %i rows are read as far as there are any', async (from, length) => {
  const { rows, readRange } = tableOf(2500);
  expect(await readRowRange(from, length, toRows, readRange)).toEqual(
    rows.slice(from, from + length),
  );
});

test('a project that answers fewer rows at once loses none', async () => {
  const { rows, readRange } = tableOf(2500, 300);
  expect(await readRowRange(1000, 1000, toRows, readRange)).toEqual(rows.slice(1000, 2000));
});

test('a full range takes one request', async () => {
  const { readRange } = tableOf(2500);
  await readRowRange(1000, 1000, toRows, readRange);
  expect(readRange.mock.calls).toEqual([[1000, 1999]]);
});

test('a range behind the last row is empty, also where the database calls that an error', async () => {
  const error = { code: 'PGRST103', message: 'Requested range not satisfiable' };
  expect(await readRowRange(0, 10, toRows, async () => ({ data: null, error }))).toEqual([]);
});

test('an error of the database is passed on', async () => {
  const error = { code: '57014', message: 'canceling statement' };
  await expect(readRowRange(0, 10, toRows, async () => ({ data: null, error }))).rejects.toBe(
    error,
  );
});

test('an error halfway gives no half list', async () => {
  const { readRange } = tableOf(1000, 100);
  const error = { code: '', message: 'connection lost' };
  const breaksOff = async (from: number, to: number) =>
    from === 0 ? readRange(from, to) : { data: null, error };
  await expect(readRowRange(0, 1000, toRows, breaksOff)).rejects.toBe(error);
});

test('an answer without rows and without an error is an error', async () => {
  const nothing = async () => ({ data: null, error: null });
  await expect(readRowRange(0, 10, toRows, nothing)).rejects.toThrow('no data');
});

test.each([
  ['rows of another shape', [{ name: 'x' }]],
  ['a text', '<!doctype html>'],
  ['an object with a length', { length: 1 }],
])('%s are an error at the first request', async (_, data) => {
  const readRange = jest.fn(async () => ({ data, error: null }));
  await expect(readRowRange(0, 50_000, toRows, readRange)).rejects.toThrow();
  expect(readRange).toHaveBeenCalledTimes(1);
});

test('a backend that gives row after row ends in an error, not in 50,000 requests', async () => {
  const { readRange } = tableOf(50_000, 1);
  await expect(readRowRange(0, 50_000, toRows, readRange)).rejects.toThrow('200 requests');
  expect(readRange).toHaveBeenCalledTimes(200);
});
