import { del, entries, set } from 'idb-keyval';
import type { DraftFields } from '../../../shared/api';
import { otherWindows, windowId } from './window-id';

export type LocalCopy = { postId: string; window: string; fields: DraftFields; at: string };

const keyOf = ({ postId, window }: Pick<LocalCopy, 'postId' | 'window'>) => [
  'tekst',
  window,
  postId,
];

/** The copy that this window keeps of a text until the text is saved. */
export function localCopyOf(postId: string) {
  const key = { postId, window: windowId };
  return {
    keep(fields: DraftFields) {
      const copy: LocalCopy = { ...key, fields, at: new Date().toISOString() };
      // Without room on the disk the text is still saved to the database.
      set(keyOf(copy), copy).catch(() => {});
    },
    remove: () => removeLocalCopy(key),
  };
}

export function removeLocalCopy(copy: Pick<LocalCopy, 'postId' | 'window'>) {
  del(keyOf(copy)).catch(() => {});
}

/** The newest copy of a post that no open window will save any more. */
export async function findLocalCopy(postId: string): Promise<LocalCopy | undefined> {
  const open = await otherWindows();
  const copies = (await entries<IDBValidKey, LocalCopy>().catch(() => [])).map(([, copy]) => copy);
  return copies
    .filter((copy) => copy.postId === postId && !open.has(copy.window))
    .sort((a, b) => b.at.localeCompare(a.at))
    .at(0);
}
