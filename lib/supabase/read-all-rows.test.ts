import { readAllRows } from './read-all-rows';

/** A table that answers like hosted PostgREST: never more than the project's cap, without a word. */
function tableOf(length: number, cap = 1000) {
  const rows = Array.from({ length }, (_, id) => ({ id }));
  const readRange = jest.fn(async (from: number, to: number) => ({
    data: rows.slice(from, Math.min(to + 1, from + cap)),
    count: length,
    error: null,
  }));
  return { rows, readRange };
}

test.each([0, 1, 999, 1000, 1001, 2500])('all of %i rows are read, in order', async (length) => {
  const { rows, readRange } = tableOf(length);
  expect(await readAllRows(readRange)).toEqual(rows);
});

test('a project that answers fewer rows at once loses none', async () => {
  const { rows, readRange } = tableOf(1001, 100);
  expect(await readAllRows(readRange)).toEqual(rows);
});

test('rows that vanish while they are read end the list', async () => {
  const beyond = { code: 'PGRST103', message: 'Requested range not satisfiable' };
  const readRange = async (from: number) =>
    from === 0
      ? { data: [{ id: 1 }], count: 2, error: null }
      : { data: null, count: null, error: beyond };
  expect(await readAllRows(readRange)).toEqual([{ id: 1 }]);
});

test('a short list takes one request', async () => {
  const { readRange } = tableOf(999);
  await readAllRows(readRange);
  expect(readRange.mock.calls).toEqual([[0, 999]]);
});

test('ranges follow each other without a gap', async () => {
  const { readRange } = tableOf(2500);
  await readAllRows(readRange);
  expect(readRange.mock.calls).toEqual([
    [0, 999],
    [1000, 1999],
    [2000, 2999],
  ]);
});

test('an error of the database is passed on', async () => {
  const error = { code: '57014', message: 'canceling statement' };
  await expect(readAllRows(async () => ({ data: null, count: null, error }))).rejects.toBe(error);
});

test('an error halfway gives no half list', async () => {
  const { readRange } = tableOf(2500);
  const error = { code: '', message: 'connection lost' };
  const breaksOff = async (from: number, to: number) =>
    from === 0 ? readRange(from, to) : { data: null, count: null, error };
  await expect(readAllRows(breaksOff)).rejects.toBe(error);
});

test('an answer without rows and without an error is an error', async () => {
  await expect(readAllRows(async () => ({ data: null, count: null, error: null }))).rejects.toThrow(
    'no data',
  );
});
