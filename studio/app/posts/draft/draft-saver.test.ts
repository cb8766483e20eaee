import type { DraftFields, SavedDraft } from '../../../shared/api';
import { ApiError } from '../../api-client';
import { DraftSaver } from './draft-saver';

const fields: DraftFields = {
  slug: 'titel',
  excerpt: '',
  content: '',
  meta_description: null,
  image_url: null,
  image_alt: null,
  published_at: null,
};

function start() {
  const sent: { revision: number; content: string }[] = [];
  const answers: ((outcome: SavedDraft | Error) => void)[] = [];
  const copy = { keep: jest.fn(), remove: jest.fn() };
  const saver = new DraftSaver({
    fields,
    revision: 1,
    savedAt: null,
    copy,
    send: (revision, { content }) => {
      sent.push({ revision, content });
      return new Promise((resolve, reject) => {
        answers.push((outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)));
      });
    },
  });
  const answer = async (outcome: SavedDraft | Error) => {
    answers.shift()?.(outcome);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { saver, sent, answer, copy };
}

const saved = (revision: number) => ({ revision, updatedAt: '2026-11-25T10:00:00Z' });
const unreachable = new ApiError(502, {
  code: 'unreachable',
  message: 'De database antwoordt niet.',
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a text is saved one second after the last keystroke', async () => {
  const { saver, sent } = start();
  saver.change({ content: 'a' });
  await jest.advanceTimersByTimeAsync(600);
  saver.change({ content: 'ab' });
  await jest.advanceTimersByTimeAsync(999);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ revision: 1, content: 'ab' }]);
});

test('who types without a pause is saved every two seconds', async () => {
  const { saver, sent } = start();
  for (let typed = 0; typed < 21; typed += 1) {
    saver.change({ content: 'x'.repeat(typed) });
    await jest.advanceTimersByTimeAsync(100);
  }
  expect(sent).toHaveLength(1);
});

test('only one request is under way, and the next one names the revision of its answer', async () => {
  const { saver, sent, answer, copy } = start();
  saver.change({ content: 'een' });
  await jest.advanceTimersByTimeAsync(1000);
  saver.change({ content: 'twee' });
  await jest.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveLength(1);
  await answer(saved(2));
  expect(copy.remove).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2000);
  expect(sent[1]).toEqual({ revision: 2, content: 'twee' });
  await answer(saved(3));
  expect(copy.remove).toHaveBeenCalledTimes(1);
  expect(saver.state().status.kind).toBe('saved');
});

test('a request without an answer is repeated as it was before a newer text is sent', async () => {
  const { saver, sent, answer } = start();
  saver.change({ content: 'een' });
  await jest.advanceTimersByTimeAsync(1000);
  saver.change({ content: 'twee' });
  await answer(unreachable);
  expect(saver.state().status).toMatchObject({ kind: 'failed' });
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent[1]).toEqual({ revision: 1, content: 'een' });
  await answer(saved(2));
  await jest.advanceTimersByTimeAsync(2000);
  expect(sent[2]).toEqual({ revision: 2, content: 'twee' });
});

test('the time between attempts grows', async () => {
  const { saver, sent, answer } = start();
  saver.change({ content: 'een' });
  await jest.advanceTimersByTimeAsync(1000);
  await answer(unreachable);
  await jest.advanceTimersByTimeAsync(1000);
  await answer(unreachable);
  await jest.advanceTimersByTimeAsync(1999);
  expect(sent).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(3);
});

test('after a conflict nothing is sent until the person has chosen', async () => {
  const { saver, sent, answer, copy } = start();
  saver.change({ content: 'mijn' });
  await jest.advanceTimersByTimeAsync(1000);
  const current = { revision: 7 };
  await answer(new ApiError(409, { code: 'conflict', message: '', current, keptVersion: 5 }));
  saver.change({ content: 'mijn tekst' });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(copy.remove).not.toHaveBeenCalled();
  const { status } = saver.state();
  if (status.kind !== 'conflict') throw new Error('there is no conflict');
  void saver.overwrite(status.conflict);
  await jest.advanceTimersByTimeAsync(0);
  expect(sent[1]).toEqual({ revision: 7, content: 'mijn tekst' });
});

test('flush saves at once, and tells when that failed', async () => {
  const { saver, sent, answer } = start();
  saver.change({ content: 'een' });
  const flushed = saver.flush();
  await jest.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(1);
  await answer(unreachable);
  expect(await flushed).toBe(false);
});
