import type { SearchResult } from '@/lib/search/search-index';

export function MarkedText({ text, isMatch }: { text: string; isMatch: SearchResult['isMatch'] }) {
  return text.split(/(\p{L}+|\p{N}[\p{N}.]*)/u).map((part, index) =>
    isMatch(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other key.
      <mark key={index} className="bg-mist text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
