import type { SearchResult } from '@/lib/pages/search/search-index';
import { EntryLink } from './entry-link';
import { MarkedText } from './marked-text';

export function SearchResults({ hits, isMatch }: Pick<SearchResult, 'hits' | 'isMatch'>) {
  return (
    <ol aria-label="Gevonden" className="mt-8 grid gap-x-10 md:grid-cols-2">
      {hits.map(({ href, name, about, page }) => (
        <li key={href} className="border-line border-t py-3">
          <EntryLink href={href}>
            <MarkedText text={name} isMatch={isMatch} />
          </EntryLink>
          {page && <p className="text-sm text-steel">{`Op de pagina ‘${page}’`}</p>}
          <p className="text-steel">
            <MarkedText text={about} isMatch={isMatch} />
          </p>
        </li>
      ))}
    </ol>
  );
}
