import { del, get, set } from 'idb-keyval';
import type { DraftFields } from '../../../shared/api';

/** A text that the server has not confirmed, kept in this browser. */
export type LocalCopy = { draft: DraftFields; at: string };

const keyOf = (postId: string) => `draft:${postId}`;

/** Without a local copy the studio still saves to the database, so a full or forbidden storage is no error. */
const ignoreFailure = () => undefined;

export function readLocalCopy(postId: string): Promise<LocalCopy | undefined> {
  return get<LocalCopy>(keyOf(postId)).catch(ignoreFailure);
}

export function writeLocalCopy(postId: string, draft: DraftFields): Promise<void> {
  return set(keyOf(postId), { draft, at: new Date().toISOString() }).catch(ignoreFailure);
}

export function deleteLocalCopy(postId: string): Promise<void> {
  return del(keyOf(postId)).catch(ignoreFailure);
}
