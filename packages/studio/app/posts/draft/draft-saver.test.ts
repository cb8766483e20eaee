import type { DraftFields, SavedDraft, StudioPost } from '../../../shared/api';
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

type Copy = { keep: () => unknown; remove: () => unknown };

function start(copy: Copy = { keep: jest.fn(), remove: jest.fn() }) {
  const sent: { revision: number; content: string }[] = [];
  const answers: ((outcome: SavedDraft | Error) => void)[] = [];
  const onSaved = jest.fn();
  const saver = new DraftSaver({
    fields,
    revision: 1,
    savedAt: null,
    copy,
    onSaved,
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
  return { saver, sent, answer, copy, onSaved };
}

const saved = (revision: number) => ({ revision, updatedAt: '2026-11-25T10:00:00Z' });
const unreachable = new ApiError(502, {
  code: 'unreachable',
  message: 'De database antwoordt niet.',
});
const refusal = (status: number) => new ApiError(status, { code: 'refused', message: 'Nee.' });

/** The response to a text that comes too late, with the text that is stored. */
function conflictWith(content: string, revision = 7) {
  const live = { ...fields, is_published: false, updated_at: '2026-11-25T10:00:00Z' };
  const current: StudioPost = {
    id: '1',
    state: 'concept',
    revision,
    live,
    draft: { ...live, content, updated_by: 'Bert' },
  };
  return new ApiError(409, { code: 'conflict', message: '', current, keptVersion: 5 });
}

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
  await answer(conflictWith('van Bert'));
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

test.each([400, 401, 403, 404, 409, 413, 422, 429])(
  'after an outage that ends with a refusal (%d) the next keystroke is saved',
  async (status) => {
    const { saver, sent, answer } = start();
    saver.change({ content: 'een' });
    await jest.advanceTimersByTimeAsync(1000);
    await answer(unreachable);
    await jest.advanceTimersByTimeAsync(1000);
    await answer(refusal(status));
    expect(saver.state().status).toMatchObject({ kind: 'failed', message: 'Nee.' });
    saver.change({ content: 'een twee' });
    await jest.advanceTimersByTimeAsync(1000);
    expect(sent.at(-1)).toEqual({ revision: 1, content: 'een twee' });
    await answer(saved(2));
    expect(saver.state().status.kind).toBe('saved');
  },
);

test('a refused text is sent again by itself, without another keystroke', async () => {
  const { saver, sent, answer } = start();
  saver.change({ content: 'een' });
  await jest.advanceTimersByTimeAsync(1000);
  await answer(refusal(404));
  await jest.advanceTimersByTimeAsync(30_000);
  expect(sent).toHaveLength(2);
  await answer(saved(2));
  expect(saver.state().status.kind).toBe('saved');
});

test('what was typed while a text was refused is saved after the usual pause', async () => {
  const { saver, sent, answer } = start();
  saver.change({ content: 'te lang' });
  await jest.advanceTimersByTimeAsync(1000);
  saver.change({ content: 'kort' });
  await answer(refusal(422));
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent.at(-1)).toEqual({ revision: 1, content: 'kort' });
});

test('a text that never gets an answer does not keep a newer one from being saved', async () => {
  const { saver, sent, answer } = start();
  saver.change({ content: 'zonder antwoord' });
  await jest.advanceTimersByTimeAsync(1000);
  saver.change({ content: 'nieuwer' });
  for (let attempt = 0; sent.at(-1)?.content !== 'nieuwer'; attempt += 1) {
    expect(attempt).toBeLessThan(10);
    await answer(unreachable);
    await jest.advanceTimersByTimeAsync(30_000);
  }
  await answer(saved(2));
  expect(saver.state().status.kind).toBe('saved');
});

test('a text that was stored though its answer got lost is no text of another window', async () => {
  const { saver, sent, answer } = start();
  saver.change({ content: 'zonder antwoord' });
  await jest.advanceTimersByTimeAsync(1000);
  saver.change({ content: 'nieuwer' });
  while (sent.at(-1)?.content !== 'nieuwer') {
    await answer(unreachable);
    await jest.advanceTimersByTimeAsync(30_000);
  }
  await answer(conflictWith('zonder antwoord'));
  expect(sent.at(-1)).toEqual({ revision: 7, content: 'nieuwer' });
  await answer(saved(8));
  expect(saver.state().status.kind).toBe('saved');
});

const throwAtOnce = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const reject = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));

test.each([
  ['throws at once', throwAtOnce],
  ['fails later', reject],
])('a text is saved where its local copy %s', async (_how, fail) => {
  const { saver, sent, answer } = start({ keep: fail, remove: fail });
  saver.change({ content: 'een' });
  expect(saver.state().status.kind).toBe('unsaved');
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([{ revision: 1, content: 'een' }]);
  await answer(saved(2));
  expect(saver.state().status.kind).toBe('saved');
  saver.adopt(3);
  expect(saver.revision).toBe(3);
  saver.stop();
});

test('a text is saved where telling the rest of the page of it fails', async () => {
  const { saver, answer, onSaved } = start();
  onSaved.mockImplementation(throwAtOnce);
  saver.change({ content: 'een' });
  await jest.advanceTimersByTimeAsync(1000);
  await answer(saved(2));
  expect(saver.state().status.kind).toBe('saved');
});

test('a fault of the program is told in Dutch, and the text is sent again', async () => {
  const { saver, sent, answer } = start();
  saver.change({ content: 'een' });
  await jest.advanceTimersByTimeAsync(1000);
  await answer(new TypeError('Cannot read properties of undefined'));
  expect(saver.state().status).toEqual({ kind: 'failed', message: 'Er ging iets mis.' });
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(2);
});
