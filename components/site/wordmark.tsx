import { site } from '@/lib/site';
import { wordmarkOutlines } from '@/lib/wordmark';

/** The company's name as it is drawn, not set in type; it grows with the reader's text. */
export function Wordmark() {
  return (
    <svg
      viewBox="0 0 692 177"
      role="img"
      aria-label={site.name}
      className="block h-[1em] w-auto fill-current text-[min(1.75rem,8.75vw)]"
    >
      {Object.entries(wordmarkOutlines).map(([letter, outline]) => (
        <path key={letter} d={outline} />
      ))}
    </svg>
  );
}
