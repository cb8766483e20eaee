import { Parser } from 'htmlparser2';
import type { Post } from './post';

/** In characters; search engines cut longer descriptions. */
const LENGTH = { min: 70, max: 160 };

/** The meta description of a post: the first long enough of description, excerpt, text and title. */
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

/** The text that visitors see, with a space for each tag. */
function textOf(html: string): string {
  const parts: string[] = [];
  const parser = new Parser({
    ontext: (text) => parts.push(text),
    onopentag: () => parts.push(' '),
    onclosetag: () => parts.push(' '),
  });
  parser.end(html);
  return parts.join('').replaceAll('\u00a0', ' ');
}
