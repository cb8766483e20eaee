import type { Post } from './post';

/** A shorter one says too little in a list of search results, a longer one is cut off there. */
const LENGTH = { min: 70, max: 160 };

/**
 * What search engines and shared links say of a post: the editor's own description, else the
 * excerpt, else how its text begins; the first that says enough, cut after a whole word.
 */
export function describePost(
  post: Pick<Post, 'title' | 'metaDescription' | 'excerpt' | 'content'>,
): string {
  const candidates = [post.metaDescription ?? '', post.excerpt, textOf(post.content), post.title]
    .map((text) => text.replace(/[ \t\r\n]+/g, ' ').trim())
    .filter((text) => text !== '');
  return cutAfterWord(candidates.find((text) => text.length >= LENGTH.min) ?? candidates[0] ?? '');
}

function cutAfterWord(text: string): string {
  if (text.length <= LENGTH.max) return text;
  const cut = text.slice(0, LENGTH.max);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s.,:;–-]+$/, '')}…`;
}

/** The words of some HTML. What is escaped in them stays so: only plain text is worth quoting. */
function textOf(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ').replaceAll('&nbsp;', ' ');
}
