import { optional } from '../../optional';

const saves = new Map<string, Promise<unknown>>();

/** Remembers the last save of a post that was left. */
export function rememberSave(postId: string, save: Promise<unknown>) {
  saves.set(postId, save);
}

/** Waits for it, so that a post which is opened again has its last text. */
export async function lastSave(postId: string): Promise<void> {
  await optional(() => saves.get(postId));
  saves.delete(postId);
}
