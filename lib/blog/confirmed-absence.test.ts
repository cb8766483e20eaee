import { isEmpty, readConfirmed } from './confirmed-absence';

const failToConfirm = () => Promise.reject(new Error('confirmation failed'));

test('readConfirmed returns the rows it found without a confirmation query', async () => {
  expect(await readConfirmed(async () => ['a'], isEmpty, failToConfirm)).toEqual(['a']);
});

test('readConfirmed returns an empty list when the confirmation query agrees', async () => {
  expect(
    await readConfirmed(
      async () => [],
      isEmpty,
      async () => true,
    ),
  ).toEqual([]);
});

test('readConfirmed throws after two empty reads when the confirmation query disagrees', async () => {
  const read = jest.fn(async () => []);
  await expect(readConfirmed(read, isEmpty, async () => false)).rejects.toThrow(
    'the query returned no rows',
  );
  expect(read).toHaveBeenCalledTimes(2);
});

test('readConfirmed returns rows that appear between the first and the second read', async () => {
  const results = [[], ['a']];
  const read = async () => results.shift() ?? [];
  expect(await readConfirmed(read, isEmpty, async () => false)).toEqual(['a']);
});

test('readConfirmed throws when the confirmation query fails', async () => {
  await expect(readConfirmed(async () => [], isEmpty, failToConfirm)).rejects.toThrow(
    'confirmation failed',
  );
});
