import { del, entries, get, set } from 'idb-keyval';
import type { DraftFields } from '../../../shared/api';
import { optional } from '../../optional';
import { type LocalCopy, leftCopies } from './left-copies';
import { windowCloses, windowId } from './window-id';

const keyOf = ({ postId, window }: Pick<LocalCopy, 'postId' | 'window'>) => [
  'tekst',
  window,
  postId,
];

/** The local copy that this window stores of a text until the text is saved. */
export function localCopyOf(postId: string) {
  const key = { postId, window: windowId };
  return {
    keep(fields: DraftFields) {
      const copy: LocalCopy = { ...key, fields, at: new Date().toISOString() };
      return set(keyOf(copy), copy);
    },
    remove: () => removeLocalCopy(key),
  };
}

export function removeLocalCopy(copy: Pick<LocalCopy, 'postId' | 'window'>) {
  return optional(() => del(keyOf(copy)));
}

/**
 * The newest copy of a post that no window will save any more: waits for windows that are open to close.
 * @param at when the post was opened in this window
 */
export async function findLocalCopy(
  { postId, at }: Pick<LocalCopy, 'postId' | 'at'>,
  signal: AbortSignal,
): Promise<LocalCopy | undefined> {
  const opened = { postId, window: windowId, at };
  const all = (await entries<IDBValidKey, LocalCopy>()).map(([, copy]) => copy);
  for (const copy of leftCopies(all, opened)) {
    if (copy.window === windowId) return copy;
    await windowCloses(copy.window, signal);
    const left = await get<LocalCopy>(keyOf(copy));
    if (left) return left;
  }
  return undefined;
}
