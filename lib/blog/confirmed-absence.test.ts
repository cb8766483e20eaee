import { isEmpty, readConfirmed } from './confirmed-absence';

const never = () => Promise.reject(new Error('must not be asked'));

test('what is there needs no second answer', async () => {
  expect(await readConfirmed(async () => ['a'], isEmpty, never)).toEqual(['a']);
});

test('nothing is believed when the second answer says so too', async () => {
  expect(
    await readConfirmed(
      async () => [],
      isEmpty,
      async () => true,
    ),
  ).toEqual([]);
});

test('nothing is an error when the second answer contradicts it', async () => {
  const read = jest.fn(async () => []);
  await expect(readConfirmed(read, isEmpty, async () => false)).rejects.toThrow('no rows came');
  expect(read).toHaveBeenCalledTimes(2);
});

test('what appeared between the two answers is read', async () => {
  const answers = [[], ['a']];
  const read = async () => answers.shift() ?? [];
  expect(await readConfirmed(read, isEmpty, async () => false)).toEqual(['a']);
});

test('a second question that fails is an error', async () => {
  await expect(readConfirmed(async () => [], isEmpty, never)).rejects.toThrow('must not be asked');
});
