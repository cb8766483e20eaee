import { Parser } from 'htmlparser2';
import type { Post } from './post';

/** Characters; search engines cut longer descriptions. */
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

/** Far more than a description needs: decoding the largest posts would take a second. */
const MAX_DECODED = 2000;

/** The beginning of the text that visitors see, with a space for each tag. */
function textOf(html: string): string {
  const text = html.replace(/<[^<>]*>/g, ' ').replace(/[ \t\r\n]+/g, ' ');
  const parts: string[] = [];
  new Parser({ ontext: (part) => parts.push(part) }).end(text.slice(0, MAX_DECODED));
  return parts.join('').replaceAll('\u00a0', ' ');
}
