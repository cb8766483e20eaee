import * as z from 'zod/mini';
import { readRowRange } from './read-row-range';

const toRows = (data: unknown) => z.array(z.object({ id: z.number() })).parse(data);

/** A table behind a hosted PostgREST, which silently returns at most `maxRows` rows. */
function tableOf(length: number, maxRows = 1000) {
  const rows = Array.from({ length }, (_, id) => ({ id }));
  const readRange = jest.fn(async (from: number, to: number) => ({
    data: rows.slice(from, Math.min(to + 1, from + maxRows)),
    error: null,
  }));
  return { rows, readRange };
}

test.each([
  [0, 1000],
  [1000, 1000],
  [2000, 1000],
  [3000, 1000],
])(
  'readRowRange from row %i returns up to %i rows, fewer at the end of the list',
  async (from, length) => {
    const { rows, readRange } = tableOf(2500);
    expect(await readRowRange(from, length, toRows, readRange)).toEqual(
      rows.slice(from, from + length),
    );
  },
);

test('readRowRange returns all rows when the project limits a response to 300', async () => {
  const { rows, readRange } = tableOf(2500, 300);
  expect(await readRowRange(1000, 1000, toRows, readRange)).toEqual(rows.slice(1000, 2000));
});

test('readRowRange sends one request when its response is complete', async () => {
  const { readRange } = tableOf(2500);
  await readRowRange(1000, 1000, toRows, readRange);
  expect(readRange.mock.calls).toEqual([[1000, 1999]]);
});

test('readRowRange returns no rows for a range that PostgREST rejects as not satisfiable', async () => {
  const error = { code: 'PGRST103', message: 'Requested range not satisfiable' };
  expect(await readRowRange(0, 10, toRows, async () => ({ data: null, error }))).toEqual([]);
});

test('readRowRange rejects with the error of the database', async () => {
  const error = { code: '57014', message: 'canceling statement' };
  await expect(readRowRange(0, 10, toRows, async () => ({ data: null, error }))).rejects.toBe(
    error,
  );
});

test('readRowRange rejects when a later request fails, instead of returning a part of the rows', async () => {
  const { readRange } = tableOf(1000, 100);
  const error = { code: '', message: 'connection lost' };
  const failsLater = async (from: number, to: number) =>
    from === 0 ? readRange(from, to) : { data: null, error };
  await expect(readRowRange(0, 1000, toRows, failsLater)).rejects.toBe(error);
});

test('readRowRange rejects a response without data and without an error', async () => {
  const noData = async () => ({ data: null, error: null });
  await expect(readRowRange(0, 10, toRows, noData)).rejects.toThrow('no data');
});

test.each([
  ['rows with other columns', [{ name: 'x' }]],
  ['a string', '<!doctype html>'],
  ['an object with a length', { length: 1 }],
])('readRowRange rejects %s after the first request', async (_, data) => {
  const readRange = jest.fn(async () => ({ data, error: null }));
  await expect(readRowRange(0, 50_000, toRows, readRange)).rejects.toThrow();
  expect(readRange).toHaveBeenCalledTimes(1);
});

test('readRowRange gives up after 200 requests when each returns one row', async () => {
  const { readRange } = tableOf(50_000, 1);
  await expect(readRowRange(0, 50_000, toRows, readRange)).rejects.toThrow('200 requests');
  expect(readRange).toHaveBeenCalledTimes(200);
});
