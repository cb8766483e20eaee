import { readRowRange } from './read-row-range';

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
  expect(await readRowRange(from, length, readRange)).toEqual(rows.slice(from, from + length));
});

test('a project that answers fewer rows at once loses none', async () => {
  const { rows, readRange } = tableOf(2500, 300);
  expect(await readRowRange(1000, 1000, readRange)).toEqual(rows.slice(1000, 2000));
});

test('a full range takes one request', async () => {
  const { readRange } = tableOf(2500);
  await readRowRange(1000, 1000, readRange);
  expect(readRange.mock.calls).toEqual([[1000, 1999]]);
});

test('a range behind the last row is empty, also where the database calls that an error', async () => {
  const error = { code: 'PGRST103', message: 'Requested range not satisfiable' };
  expect(await readRowRange(0, 10, async () => ({ data: null, error }))).toEqual([]);
});

test('an error of the database is passed on', async () => {
  const error = { code: '57014', message: 'canceling statement' };
  await expect(readRowRange(0, 10, async () => ({ data: null, error }))).rejects.toBe(error);
});

test('an error halfway gives no half list', async () => {
  const { readRange } = tableOf(1000, 100);
  const error = { code: '', message: 'connection lost' };
  const breaksOff = async (from: number, to: number) =>
    from === 0 ? readRange(from, to) : { data: null, error };
  await expect(readRowRange(0, 1000, breaksOff)).rejects.toBe(error);
});

test('an answer without rows and without an error is an error', async () => {
  const nothing = async () => ({ data: null, error: null });
  await expect(readRowRange(0, 10, nothing)).rejects.toThrow('no data');
});
