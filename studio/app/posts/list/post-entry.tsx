import { titleFromSlug } from '@/lib/blog/title';
import { formatDateTime } from '@/lib/dates';
import type { PostSummary } from '../../../shared/api';

import { StateBadge } from '../state-badge';

type Props = { post: PostSummary; href: string; isOpen: boolean };

export function PostEntry({ post, href, isOpen }: Props) {
  return (
    <li className="border-line border-b">
      <a
        href={href}
        aria-current={isOpen ? 'true' : undefined}
        className="grid gap-1 px-2 py-3 hover:bg-mist aria-[current]:bg-mist"
      >
        <span className="flex items-start justify-between gap-3">
          <span className="font-medium">{titleFromSlug(post.slug)}</span>
          <StateBadge state={post.state} />
        </span>
        <span className="text-sm text-steel">
          {post.state === 'gepland' && `Verschijnt op ${formatDateTime(post.publishedAt)}. `}
          Gewijzigd op {formatDateTime(post.updatedAt)}
          {post.updatedBy && ` door ${post.updatedBy}`}
          {post.hasDraft && post.state === 'live' && '. Met wijzigingen die nog niet live zijn'}
        </span>
      </a>
    </li>
  );
}
