import { readAllRows } from './read-all-rows';

test.each([1, 100, 500, 1000])(
  'readAllRows returns every row of a project that returns %i at a time',
  async (maxRows) => {
    const table = Array.from({ length: 1051 }, (_, id) => id);
    const rows = await readAllRows(async (offset) => table.slice(offset, offset + maxRows));
    expect(rows).toEqual(table);
  },
);

test('readAllRows requests no more rows than are enough', async () => {
  const readFrom = jest.fn(async (offset: number) => [offset, offset + 1]);
  expect(await readAllRows(readFrom, 4)).toEqual([0, 1, 2, 3]);
  expect(readFrom).toHaveBeenCalledTimes(2);
});

test('readAllRows rejects when a later request fails, instead of returning a part of the rows', async () => {
  const readFrom = async (offset: number) => {
    if (offset > 0) throw new Error('connection lost');
    return [1];
  };
  await expect(readAllRows(readFrom)).rejects.toThrow('connection lost');
});
