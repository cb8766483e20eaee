import { wordmarkOutlines } from '@/lib/drawings/wordmark';
import { site } from '@/lib/site';

const WITH_THE_TEXT = 'h-[1em] w-auto text-[min(1.75rem,8.75vw)]';

// Made once: the data of a page, which has the mark three times, then holds the outlines once (2 kB less).
const letters = Object.entries(wordmarkOutlines).map(([letter, outline]) => (
  <path key={letter} d={outline} />
));

/** The company's name as it is drawn, not set in type; it grows with the reader's text, or fills a width. */
export function Wordmark({ size = WITH_THE_TEXT }: { size?: string }) {
  return (
    <svg
      viewBox="0 0 692 177"
      role="img"
      aria-label={site.name}
      className={`block fill-current ${size}`}
    >
      {letters}
    </svg>
  );
}
