import { useEffect } from 'react';
import { postTitle } from '@/lib/posts/draft-title';
import type { PostSummary } from '../../../shared/api';
import { type Route, routeHref } from '../../shell/route';
import { LoadFailure } from '../../ui/failure';
import { formatCount, formatFullMoment } from '../../ui/format';
import { StatusMessage } from '../../ui/status-message';
import { usePosts } from '../post-list-query';
import { PlannedCalendar } from './planned-calendar';

/** What will appear, in the order in which it does, with a calendar where there is space. */
export function PlannedPosts({ route }: { route: Route }) {
  const list = usePosts({ query: route.search.get('zoek') ?? '', state: 'gepland' });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);

  if (!list.data) {
    if (!list.isError) return <StatusMessage>De planning wordt geladen…</StatusMessage>;
    return <LoadFailure error={list.error} onRetry={() => list.refetch()} />;
  }
  const posts = list.data.pages
    .flatMap((page) => page.posts)
    .toSorted((one, other) => Date.parse(one.publishedAt) - Date.parse(other.publishedAt));
  return (
    <>
      <p role="status" className={posts.length === 0 ? '' : 'text-sm text-steel'}>
        {posts.length === 0
          ? 'Er is niets gepland. Open een artikel en kies Plannen.'
          : `${formatCount(posts.length, 'artikel', 'artikelen')} gepland, het eerste bovenaan`}
      </p>
      <ol className="divide-y divide-line border-line border-y empty:hidden">
        {posts.map((post) => (
          <li key={post.id}>
            <PlannedPost post={post} route={route} />
          </li>
        ))}
      </ol>
      <PlannedCalendar posts={posts} route={route} />
    </>
  );
}

function PlannedPost({ post, route }: { post: PostSummary; route: Route }) {
  return (
    <a
      href={routeHref('blog', post.id, route.search)}
      className="grid gap-x-6 px-3 py-4 hover:bg-mist @2xl:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <span className="text-steel">{formatFullMoment(post.publishedAt)}</span>
      <span className="hyphens-auto font-semibold">{postTitle(post.slug)}</span>
    </a>
  );
}
