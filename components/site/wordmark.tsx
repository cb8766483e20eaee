import { wordmarkOutlines } from '@/lib/business/drawings/wordmark';
import { site } from '@/lib/business/site';

const TEXT_SIZE = 'h-[1em] w-auto text-[min(1.75rem,8.75vw)]';

// Created once, which keeps the RSC payload of a page with three wordmarks 2 kB smaller.
const letters = Object.entries(wordmarkOutlines).map(([letter, outline]) => (
  <path key={letter} d={outline} />
));

/** Id of the letters in the header, which the other wordmarks of a page repeat. */
export const LETTERS = 'woordmerk';

type WordmarkProps = {
  /** Scales with the text by default. */
  size?: string;
  /** Names the letters, so that other wordmarks of the page can repeat them. */
  id?: string;
  /** Id of the letters to repeat, in a tenth of the bytes. */
  of?: string;
};

export function Wordmark({ size = TEXT_SIZE, id, of }: WordmarkProps) {
  return (
    <svg
      viewBox="0 0 692 177"
      role="img"
      aria-label={site.name}
      className={`block fill-current ${size}`}
    >
      {of ? <use href={`#${of}`} /> : <g id={id}>{letters}</g>}
    </svg>
  );
}
