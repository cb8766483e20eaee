import { countWords, readingMinutes } from '@/lib/posts/reading-time';
import { formatCount } from '../ui/format';

/** How long the text is, as the page tells its reading time. */
export function TextLength({ html }: { html: string }) {
  const words = countWords(html);
  const time = words > 0 ? `, ${readingMinutes(html)}\u00a0min leestijd` : '';
  return <p className="text-steel">{`${formatCount(words, 'woord', 'woorden')}${time}`}</p>;
}
