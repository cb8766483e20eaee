import { wordmarkOutlines } from '@/lib/business/drawings/wordmark';
import { site } from '@/lib/business/site';

const TEXT_SIZE = 'h-[1em] w-auto text-[min(1.75rem,8.75vw)]';

// Created once, which keeps the RSC payload of a page with three wordmarks 2 kB smaller.
const letters = Object.entries(wordmarkOutlines).map(([letter, outline]) => (
  <path key={letter} d={outline} />
));

/** Scales with the text, unless `size` says otherwise. */
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
