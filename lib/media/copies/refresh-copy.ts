import 'server-only';
import { logError } from '../../log';
import { TtlCache } from '../../next-internals/ttl-cache.mjs';
import { fetchFromBucket, saysMissing } from './fetch-from-bucket';
import { Copies, type Copy } from './file-copies';
import { isOfItsType } from './file-signatures';

/** Pictures of posts have 20 to 400 kB, the films of the site up to 1 MB. Larger files pass through. */
const LARGEST_COPY = 4_000_000;
const MOST_BYTES = 64_000_000;
/** So long a copy is shown without asking: many visitors of one page are one request. */
const ASK_AGAIN_AFTER_MS = 5000;
/** Who could be shown a copy waits no longer for a bucket that hangs. */
const PATIENCE_WITH_COPY_MS = 2000;
/** For the whole of a file that becomes a copy. */
const WHOLE_FILE_MS = 30_000;
/** A copy that nobody could confirm for so long is not shown any more. */
const LONGEST_OUTAGE_MS = 24 * 3_600_000;

/** Files that are asked for before one is believed to be removed, and for how long it is doubted. */
const MOST_WITNESSES = 5;
const LONGEST_DOUBT_MS = 3_600_000;
/** For so long a file is known to be too large, and asked for once by each visitor instead of twice. */
const KNOWN_AS_LARGE_MS = 300_000;

/**
 * What there is of a file: a copy, confirmed by the bucket or from before its outage; a file that is
 * too large for a copy or whose length is unknown; nothing; or a failure without a copy, which is logged.
 */
export type Known =
  | { state: 'copy'; copy: Copy; isConfirmed: boolean }
  | { state: 'too large' | 'missing' | 'failed' };

type Outcome = 'confirmed' | 'too large' | 'missing' | 'failed';

const copies = new Copies(MOST_BYTES);
const largeFiles = new TtlCache<true>(1000);
/** One request to the bucket for all who ask for the same file meanwhile. */
const renewals = new Map<string, Promise<Outcome>>();
/** Of each copy: how the last question ended, and when the next is due. */
const asked = new WeakMap<Copy, { outcome: Outcome; askAgainAt: number }>();

/** Brings the copy of a file up to date. @param file its path in the bucket, encoded */
export async function currentFile(file: string): Promise<Known> {
  if (largeFiles.get(file)) return { state: 'too large' };
  const copy = usableCopy(file);
  const last = copy && asked.get(copy);
  if (copy && last && Date.now() < last.askAgainAt) {
    return { state: 'copy', copy, isConfirmed: last.outcome === 'confirmed' };
  }
  const renewal = renewals.get(file) ?? startRenewal(file, copy);
  const outcome = await (copy ? orFailedAfterPatience(renewal, copy) : renewal);
  const newest = copies.get(file);
  if (outcome !== 'missing' && outcome !== 'too large' && newest) {
    return { state: 'copy', copy: newest, isConfirmed: outcome === 'confirmed' };
  }
  return { state: outcome === 'confirmed' ? 'failed' : outcome };
}

/** Forgets all copies, for tests. */
export function forgetCopies(): void {
  copies.clear();
  largeFiles.clear();
}

function usableCopy(file: string): Copy | undefined {
  const copy = copies.get(file);
  if (!copy || Date.now() - copy.confirmedAt < LONGEST_OUTAGE_MS) return copy;
  copies.delete(file);
  return undefined;
}

function startRenewal(file: string, copy: Copy | undefined): Promise<Outcome> {
  const renewal = renew(file, copy)
    .catch((error): Outcome => {
      logError(`Serving the file ${file} failed`, error);
      return 'failed';
    })
    .then((outcome) => {
      const newest = copies.get(file);
      return newest ? noteOutcome(newest, outcome) : outcome;
    })
    .finally(() => renewals.delete(file));
  renewals.set(file, renewal);
  return renewal;
}

/** After a renewal that took too long, those who come next do not wait at all, until the next question is due. */
async function orFailedAfterPatience(renewal: Promise<Outcome>, copy: Copy): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve(noteOutcome(copy, 'failed')), PATIENCE_WITH_COPY_MS).unref();
  });
  try {
    return await Promise.race([renewal, patience]);
  } finally {
    // Or it would call a copy failed that the bucket has confirmed meanwhile.
    clearTimeout(timer);
  }
}

function noteOutcome(copy: Copy, outcome: Outcome): Outcome {
  asked.set(copy, { outcome, askAgainAt: Date.now() + ASK_AGAIN_AFTER_MS });
  return outcome;
}

async function renew(file: string, copy: Copy | undefined): Promise<Outcome> {
  const whole = new AbortController();
  const timer = setTimeout(() => whole.abort(new Error('too slow')), WHOLE_FILE_MS);
  try {
    const response = await fetchFromBucket(file, {
      headers: validatorOf(copy),
      signal: whole.signal,
    });
    if (copy && response.status === 304) {
      copy.confirmedAt = Date.now();
      copy.missingSince = undefined;
      return 'confirmed';
    }
    if (response.status === 200 && isOfItsType(file, response.headers.get('content-type'))) {
      return await keep(file, response);
    }
    await response.body?.cancel();
    if (!saysMissing(response)) throw new Error(whatIsWrong(response));
    if (copy) await confirmRemoval(file, copy);
    copies.delete(file);
    return 'missing';
  } finally {
    clearTimeout(timer);
  }
}

function validatorOf(copy: Copy | undefined): Record<string, string> {
  const { etag, 'last-modified': modified } = copy?.headers ?? {};
  if (etag) return { 'if-none-match': etag };
  return modified ? { 'if-modified-since': modified } : {};
}

async function keep(file: string, response: Response): Promise<Outcome> {
  const length = response.headers.get('content-length');
  if (length === '0') throw new Error('an empty file');
  if (length === null || Number(length) > LARGEST_COPY) {
    await response.body?.cancel();
    copies.delete(file);
    largeFiles.set(file, true, KNOWN_AS_LARGE_MS);
    return 'too large';
  }
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length !== Number(length)) throw new Error(`${bytes.length} of ${length} bytes`);
  copies.set(file, { bytes, headers: describing(response.headers), confirmedAt: Date.now() });
  return 'confirmed';
}

function describing(headers: Headers): Record<string, string> {
  const names = ['content-type', 'etag', 'last-modified'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/**
 * A gateway that lost its way to the bucket may call every file missing. That a file which we have a
 * copy of was removed is believed while the bucket still has one of the others, or after an hour.
 * @throws while it is in doubt
 */
async function confirmRemoval(file: string, copy: Copy): Promise<void> {
  copy.missingSince ??= Date.now();
  const witnesses = copies.others(file, MOST_WITNESSES);
  const answers = await Promise.allSettled(witnesses.map(isThere));
  const isBelieved =
    witnesses.length === 0 ||
    answers.some((answer) => answer.status === 'fulfilled' && answer.value) ||
    Date.now() - copy.missingSince > LONGEST_DOUBT_MS;
  if (!isBelieved) throw new Error(`said to be missing, as are ${witnesses.length} others`);
}

async function isThere(file: string): Promise<boolean> {
  const { ok, headers } = await fetchFromBucket(file, { method: 'HEAD' });
  return ok && isOfItsType(file, headers.get('content-type'));
}

export function whatIsWrong({ status, headers }: Response): string {
  return SUCCESSES.includes(status)
    ? `status ${status} of type ${headers.get('content-type')}`
    : `status ${status}`;
}

/** A file, a part of it, and "you have it already". */
export const SUCCESSES = [200, 206, 304];
