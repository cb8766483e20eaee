import { type ReactNode, useState } from 'react';
import type { Picture } from '../../shared/api';
import { Button } from '../ui/button';
import { LoadFailure } from '../ui/failure';
import { TextField } from '../ui/field';
import { formatCount } from '../ui/format';
import { SEARCHING } from '../ui/searching';
import { useDebounced } from '../ui/use-debounced';
import { usePictures } from './requests';

type PictureSearchProps = {
  children: (picture: Picture) => ReactNode;
  /** Shown when there is no picture at all. */
  empty: ReactNode;
};

/** A field to search the library, and the pictures that are found. */
export function PictureSearch({ children, empty }: PictureSearchProps) {
  const [query, setQuery] = useState('');
  const settledQuery = useDebounced(query);
  const found = usePictures(settledQuery);
  const { data, error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage } = found;
  const pictures = data?.pages.flatMap((page) => page.pictures) ?? [];
  const total = data?.pages[0]?.total ?? 0;

  return (
    <>
      <div className="max-w-xl">
        <TextField
          label="Zoeken"
          hint="In de naam en in wat er te zien is."
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      {error && (
        <LoadFailure error={error} hasData={Boolean(data)} onRetry={() => found.refetch()} />
      )}
      {isPending && <p role="status">De afbeeldingen worden geladen…</p>}
      {data && total === 0 && query === '' && empty}
      {data && (total > 0 || query !== '') && (
        <p role="status" className="text-steel">
          {isPlaceholderData ? SEARCHING : countText(total, settledQuery)}
        </p>
      )}
      <ul
        aria-busy={isPlaceholderData}
        className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3"
      >
        {pictures.map((picture) => (
          <li key={picture.path}>{children(picture)}</li>
        ))}
      </ul>
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => found.fetchNextPage()}>
          Meer afbeeldingen
        </Button>
      )}
    </>
  );
}

function countText(total: number, query: string): string {
  return total > 0
    ? formatCount(total, 'afbeelding', 'afbeeldingen')
    : `Geen afbeelding gevonden voor “${query}”. Probeer een ander woord.`;
}
