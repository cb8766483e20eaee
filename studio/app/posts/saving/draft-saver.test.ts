import type { DraftFields } from '../../../shared/api';
import { DraftSaver, type SavingState } from './draft-saver';

const draftOf = (content: string): DraftFields => ({
  slug: 'proef',
  excerpt: '',
  content,
  meta_description: null,
  image_url: null,
  image_alt: null,
  published_at: null,
});

const updatedAt = '2027-01-05T10:00:00Z';

function saverWith(save: (content: string, revision: number) => Promise<number>) {
  const states: SavingState['kind'][] = [];
  const onSaved = jest.fn();
  const saver = new DraftSaver({
    revision: 1,
    save: async ({ content }, revision) => ({ revision: await save(content, revision), updatedAt }),
    isConflict: ({ message }) => message === 'conflict',
    onState: ({ kind }) => states.push(kind),
    onSaved,
  });
  return { saver, states, onSaved };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a draft is saved a second after the last keystroke', async () => {
  const save = jest.fn(async (_: string, revision: number) => revision + 1);
  const { saver, onSaved } = saverWith(save);
  saver.change(draftOf('een'));
  await jest.advanceTimersByTimeAsync(900);
  saver.change(draftOf('een twee'));
  await jest.advanceTimersByTimeAsync(999);
  expect(save).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(save.mock.calls).toEqual([['een twee', 1]]);
  expect(saver.revision).toBe(2);
  expect(onSaved).toHaveBeenCalledTimes(1);
});

test('a draft is saved every two seconds while one keeps typing', async () => {
  const save = jest.fn(async (_: string, revision: number) => revision + 1);
  const { saver } = saverWith(save);
  for (let letter = 0; letter < 10; letter += 1) {
    saver.change(draftOf('x'.repeat(letter)));
    await jest.advanceTimersByTimeAsync(200);
  }
  expect(save.mock.calls).toEqual([['x'.repeat(9), 1]]);
});

test('one request runs at a time, and what was typed meanwhile follows with the new revision', async () => {
  let finish = (_revision: number) => {};
  const save = jest.fn(
    () =>
      new Promise<number>((resolve) => {
        finish = resolve;
      }),
  );
  const { saver, onSaved } = saverWith(save);
  saver.change(draftOf('een'));
  await jest.advanceTimersByTimeAsync(1000);
  saver.change(draftOf('een twee'));
  await jest.advanceTimersByTimeAsync(5000);
  expect(save).toHaveBeenCalledTimes(1);
  finish(7);
  await jest.advanceTimersByTimeAsync(1000);
  expect(save.mock.calls).toEqual([
    ['een', 1],
    ['een twee', 7],
  ]);
  expect(onSaved).not.toHaveBeenCalled();
  finish(8);
  await jest.advanceTimersByTimeAsync(0);
  expect(onSaved).toHaveBeenCalledTimes(1);
});

test('a failed request is repeated with the newest text', async () => {
  const save = jest
    .fn<Promise<number>, [string, number]>()
    .mockRejectedValueOnce(new Error('weg'))
    .mockRejectedValueOnce(new Error('weg'))
    .mockResolvedValue(2);
  const { saver, states } = saverWith(save);
  saver.change(draftOf('een'));
  await jest.advanceTimersByTimeAsync(1000 + 2000 + 4000);
  expect(save).toHaveBeenCalledTimes(3);
  expect(states.at(-1)).toBe('saved');
  expect(saver.unsaved).toBeUndefined();
});

test('after a conflict nothing more is sent until the person has chosen', async () => {
  const save = jest
    .fn<Promise<number>, [string, number]>()
    .mockRejectedValueOnce(new Error('conflict'))
    .mockResolvedValue(10);
  const { saver, states } = saverWith(save);
  saver.change(draftOf('een'));
  await jest.advanceTimersByTimeAsync(1000);
  saver.change(draftOf('een twee'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  expect(states.at(-1)).toBe('conflict');
  expect(await saver.flush()).toBe(false);
  saver.reset(9);
  saver.change(draftOf('drie'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(save).toHaveBeenLastCalledWith('drie', 9);
});

test('flush saves at once', async () => {
  const { saver } = saverWith(async () => 2);
  saver.change(draftOf('een'));
  expect(await saver.flush()).toBe(true);
  expect(saver.revision).toBe(2);
});
