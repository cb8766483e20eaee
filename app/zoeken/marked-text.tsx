import type { SearchResult } from '@/lib/pages/search/search-index';

type Part = { text: string; isMarked: boolean };

/** Each part is an element, because a translator of the browser would take a bare text away from React. */
export function MarkedText({ text, isMatch }: { text: string; isMatch: SearchResult['isMatch'] }) {
  return partsOf(text, isMatch).map(({ text: part, isMarked }, index) =>
    isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other key.
      <mark key={index} className="bg-mist font-semibold text-ink">
        {part}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other key.
      <span key={index}>{part}</span>
    ),
  );
}

function partsOf(text: string, isMatch: SearchResult['isMatch']): Part[] {
  const parts: Part[] = [];
  for (const word of text.split(/(\p{L}+|\p{N}[\p{N}.]*)/u)) {
    const isMarked = isMatch(word);
    const last = parts[parts.length - 1];
    if (last && !last.isMarked && !isMarked) last.text += word;
    else if (word) parts.push({ text: word, isMarked });
  }
  return parts;
}
