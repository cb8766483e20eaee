import type { Route } from '../shell/route';
import { Button } from '../ui/button';
import { LoadFailure } from '../ui/failure';
import { formatCount } from '../ui/format';
import { SEARCHING } from '../ui/searching';
import { StatusMessage } from '../ui/status-message';
import { PostListItem } from './post-list-item';
import { usePosts } from './post-list-query';

/** The posts that match the filter in the URL. */
export function PostList({ route }: { route: Route }) {
  const query = route.search.get('zoek') ?? '';
  const state = route.search.get('staat') ?? '';
  const list = usePosts({ query, state });

  if (!list.data) {
    if (!list.isError) return <StatusMessage>De artikelen worden geladen…</StatusMessage>;
    return <LoadFailure error={list.error} onRetry={() => list.refetch()} />;
  }
  const posts = list.data.pages.flatMap((page) => page.posts);
  const total = list.data.pages[0]?.total ?? 0;
  return (
    <>
      <p role="status" className={posts.length === 0 ? '' : 'text-sm text-steel'}>
        {list.isPlaceholderData ? SEARCHING : countText(total, query, state)}
      </p>
      <ul
        aria-busy={list.isPlaceholderData}
        className="divide-y divide-line border-line border-y empty:border-0"
      >
        {posts.map((post) => (
          <PostListItem key={post.id} post={post} route={route} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button disabled={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {list.isFetchingNextPage ? 'Wordt geladen…' : 'Meer artikelen tonen'}
        </Button>
      )}
    </>
  );
}

function countText(total: number, query: string, state: string): string {
  if (total > 0) return formatCount(total, 'artikel', 'artikelen');
  if (query) {
    return `Niets gevonden voor “${query}”. Zoek op een ander woord${state ? ', of kies Alle' : ''}.`;
  }
  if (state) return 'Geen artikelen in deze staat. Kies Alle om de andere te zien.';
  return 'Er zijn nog geen artikelen. Begin met Nieuw artikel.';
}
