import type { DraftFields } from '../../../shared/api';

export type LocalCopy = { postId: string; window: string; fields: DraftFields; at: string };

/**
 * The copies of a post from before it was opened, the newest first. What this window keeps while it reads them, which
 * takes a while on a busy machine, is the text that is being written.
 */
export function leftCopies(
  copies: LocalCopy[],
  opened: Pick<LocalCopy, 'postId' | 'window' | 'at'>,
): LocalCopy[] {
  return copies
    .filter(({ postId, window, at }) => {
      const isBeingWritten = window === opened.window && at >= opened.at;
      return postId === opened.postId && !isBeingWritten;
    })
    .sort((a, b) => b.at.localeCompare(a.at));
}
