import { postTitle } from '@/lib/posts/draft-title';
import type { PostSummary } from '../../shared/api';
import { type Route, routeHref } from '../shell/route';
import { choosableStyle } from '../ui/choosable-style';
import { formatDay, formatShortMoment } from '../ui/format';
import { StateBadge } from './state-badge';

type PostListItemProps = { post: PostSummary; route: Route };

export function PostListItem({ post, route }: PostListItemProps) {
  const isOpen = post.id === route.id;
  const hasDate = post.state === 'live' || post.state === 'gepland';
  return (
    <li>
      <a
        href={routeHref('blog', post.id, route.search)}
        aria-current={isOpen ? 'page' : undefined}
        className={`grid gap-x-6 gap-y-2 border-l-3 py-4 @2xl:grid-cols-[minmax(0,1fr)_7rem_17rem] ${choosableStyle}`}
      >
        <span className="hyphens-auto font-semibold">{postTitle(post.slug)}</span>
        <span className="flex flex-wrap content-start items-center gap-2">
          <StateBadge state={post.state} />
          {post.hasDraft && post.state !== 'concept' && (
            <span className="text-sm text-steel">met wijzigingen</span>
          )}
        </span>
        <span className="text-sm text-steel">
          {hasDate && <span className="block">{formatDay(post.publishedAt)}</span>}
          Bewerkt {formatShortMoment(post.updatedAt)}
          {post.updatedBy && <> door {post.updatedBy}</>}
        </span>
      </a>
    </li>
  );
}
