import type { StudioPost } from '../../shared/api';

let made: StudioPost | undefined;

/** The post that was made last, so that its page opens without asking for it. */
export const madePost = {
  keep(post: StudioPost) {
    made = post;
  },
  /** Once, since its text is another one soon. */
  take(id: string): StudioPost | undefined {
    if (made?.id !== id) return undefined;
    const taken = made;
    made = undefined;
    return taken;
  },
};
