import type { Post } from './post';

type Texts = Pick<Post, 'excerpt' | 'metaDescription'> & { imageUrl: string | null };

/** HTML of an editor without a text: paragraphs in which nothing stands. */
const NOTHING = /^(?:\s|&nbsp;|<\/?p>|<br\s*\/?>)*$/;

/**
 * Whether nothing but a title is there yet, so that nothing can be judged.
 * @param html the content of the post
 */
export function isBlankPost({ excerpt, metaDescription, imageUrl }: Texts, html: string): boolean {
  return [excerpt, metaDescription, imageUrl].every((text) => !text?.trim()) && NOTHING.test(html);
}
