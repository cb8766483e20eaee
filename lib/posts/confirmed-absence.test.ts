import { isEmpty, readWithConfirmedAbsence } from './confirmed-absence';

const failToConfirm = () => Promise.reject(new Error('confirmation failed'));

test('readWithConfirmedAbsence returns the rows it found without a confirmation query', async () => {
  expect(await readWithConfirmedAbsence(async () => ['a'], isEmpty, failToConfirm)).toEqual(['a']);
});

test('readWithConfirmedAbsence returns an empty list when the confirmation query agrees', async () => {
  expect(
    await readWithConfirmedAbsence(
      async () => [],
      isEmpty,
      async () => true,
    ),
  ).toEqual([]);
});

test('readWithConfirmedAbsence throws after two empty reads when the confirmation query disagrees', async () => {
  const read = jest.fn(async () => []);
  await expect(readWithConfirmedAbsence(read, isEmpty, async () => false)).rejects.toThrow(
    'the query returned no rows',
  );
  expect(read).toHaveBeenCalledTimes(2);
});

test('readWithConfirmedAbsence returns rows that appear between the first and the second read', async () => {
  const results = [[], ['a']];
  const read = async () => results.shift() ?? [];
  expect(await readWithConfirmedAbsence(read, isEmpty, async () => false)).toEqual(['a']);
});

test('readWithConfirmedAbsence throws when the confirmation query fails', async () => {
  await expect(readWithConfirmedAbsence(async () => [], isEmpty, failToConfirm)).rejects.toThrow(
    'confirmation failed',
  );
});
