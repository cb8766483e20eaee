import { wordmarkOutlines } from '@/lib/drawings/wordmark';
import { site } from '@/lib/site';

const TEXT_SIZE = 'h-[1em] w-auto text-[min(1.75rem,8.75vw)]';

// Created once, so that the RSC payload of a page with three wordmarks has the paths once (2 kB less).
const letters = Object.entries(wordmarkOutlines).map(([letter, outline]) => (
  <path key={letter} d={outline} />
));

/** The company name as an SVG that scales with the text size, or to `size`. */
export function Wordmark({ size = TEXT_SIZE }: { size?: string }) {
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
