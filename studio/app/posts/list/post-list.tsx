import { useState } from 'react';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { ErrorMessage } from '../../ui/error-message';
import { Loading } from '../../ui/loading';
import { usePostList } from '../queries';
import { NewPostButton } from './new-post-button';
import { PostEntry } from './post-entry';
import { StateFilter } from './state-filter';
import { useListFilter } from './use-list-filter';

const PAGE_SIZE = 50;

/** The posts, with their states and a search. */
export function PostList({ openId }: { openId?: string }) {
  const filter = useListFilter();
  const [skip, setSkip] = useState(0);
  const { data, error, refetch } = usePostList({ query: filter.search, state: filter.state, skip });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <StateFilter chosen={filter.state} hrefOf={filter.hrefOfState} />
        <NewPostButton />
      </div>
      <label className="grid gap-1">
        <span className="font-medium">Zoeken in titel en tekst</span>
        <input
          type="search"
          value={filter.typed}
          onChange={(event) => {
            setSkip(0);
            filter.setTyped(event.target.value);
          }}
          className="min-h-11 border border-steel bg-surface px-3"
        />
      </label>
      {error && <ErrorMessage error={error} onRetry={refetch} />}
      {!data && !error && <Loading />}
      {data?.posts.length === 0 && (
        <NothingFound isFiltered={filter.search + filter.state !== ''} />
      )}
      {data && data.posts.length > 0 && (
        <>
          <p role="status" className="text-sm text-steel">
            {data.total === 1 ? '1 bericht' : `${data.total} berichten`}
          </p>
          <ul className="border-line border-t">
            {data.posts.map((post) => (
              <PostEntry
                key={post.id}
                post={post}
                href={filter.hrefOfPost(post.id)}
                isOpen={post.id === openId}
              />
            ))}
          </ul>
          <Pages total={data.total} skip={skip} onChange={setSkip} />
        </>
      )}
    </div>
  );
}

function NothingFound({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState title="Niets gevonden">
      <p>Probeer een ander woord, of kies Alle.</p>
    </EmptyState>
  ) : (
    <EmptyState title="Er zijn nog geen berichten">
      <p>Begin met Nieuw bericht. Bezoekers zien het pas als u het publiceert.</p>
    </EmptyState>
  );
}

type PagesProps = { total: number; skip: number; onChange: (skip: number) => void };

function Pages({ total, skip, onChange }: PagesProps) {
  if (total <= PAGE_SIZE) return null;
  return (
    <nav aria-label="Meer berichten" className="flex justify-between">
      <Button look="quiet" disabled={skip === 0} onClick={() => onChange(skip - PAGE_SIZE)}>
        Nieuwere
      </Button>
      <Button
        look="quiet"
        disabled={skip + PAGE_SIZE >= total}
        onClick={() => onChange(skip + PAGE_SIZE)}
      >
        Oudere
      </Button>
    </nav>
  );
}
