import { useLayoutEffect } from 'react';
import type { StudioPost } from '../../../shared/api';
import { fieldsOf } from '../draft/fields';
import type { Draft } from '../draft/use-draft';

/** A post that is open, and what to call when a request changed it. */
export type PostContext = {
  post: StudioPost;
  draft: Draft;
  /** The state or the dates of the post changed. */
  onChanged: (post: StudioPost) => void;
  /** The text became another one. */
  onReplaced: (post: StudioPost) => void;
};

let open: PostContext | undefined;

/** Makes an open post known to what can outlive its page. */
export function useAsOpenPost(context: PostContext) {
  useLayoutEffect(() => {
    open = context;
    return () => {
      open = undefined;
    };
  });
}

/** The post of an id as it is open now; undefined when it is not. */
export function openPost(id: string): PostContext | undefined {
  return open?.post.id === id ? open : undefined;
}

/** Whether anything is written that visitors do not have. */
export function hasDraft({ post, draft }: PostContext): boolean {
  return post.draft !== null || draft.saver.revision !== post.revision;
}

/** @throws Error when the text could not be saved */
export async function saveFirst({ saver }: Draft): Promise<void> {
  if (!(await saver.flush())) {
    throw new Error('De tekst kon nog niet worden bewaard. Probeer het straks opnieuw.');
  }
}

/** Shows what a request made of the state, the title and the dates; the text in the editor stays. */
export function showChange({ draft, onChanged }: PostContext, post: StudioPost) {
  const { slug, published_at } = fieldsOf(post);
  draft.saver.adopt(post.revision, { slug, published_at }, new Date().toISOString());
  onChanged(post);
}

/** Shows the text that a request put in the place of the one in the editor. */
export function showText({ draft, onReplaced }: PostContext, post: StudioPost) {
  draft.saver.stop();
  onReplaced(post);
}
