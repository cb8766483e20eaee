import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { postTitle } from '@/lib/posts/draft-title';
import type { DeletedPost, StudioPost } from '../../shared/api';
import { callApi } from '../api-client';
import { Room } from '../shell/room';
import { routeHref } from '../shell/route';
import { navigate } from '../shell/use-route';
import { Button } from '../ui/button';
import { ActionFailure, LoadFailure } from '../ui/failure';
import { formatDay, formatMoment } from '../ui/format';
import { StatusMessage } from '../ui/status-message';

/** Posts that were deleted, which can be put back for thirty days. */
export function DeletedRoom() {
  const deleted = useQuery({
    queryKey: ['deleted'],
    queryFn: () => callApi<DeletedPost[]>('deleted'),
  });
  return (
    <Room title="Prullenbak">
      {deleted.isError && (
        <LoadFailure
          error={deleted.error}
          hasData={Boolean(deleted.data)}
          onRetry={() => deleted.refetch()}
        />
      )}
      {deleted.isPending && <StatusMessage>De prullenbak wordt geladen…</StatusMessage>}
      {deleted.data && <DeletedList posts={deleted.data} />}
    </Room>
  );
}

function DeletedList({ posts }: { posts: DeletedPost[] }) {
  if (posts.length === 0) {
    return <p>De prullenbak is leeg. Een verwijderd artikel staat hier dertig dagen.</p>;
  }
  return (
    <ul className="divide-y divide-line border-line border-y">
      {posts.map((post) => (
        <DeletedItem key={post.id} post={post} />
      ))}
    </ul>
  );
}

function DeletedItem({ post }: { post: DeletedPost }) {
  const queries = useQueryClient();
  const restore = useMutation({
    mutationFn: () => callApi<StudioPost>(`deleted/${post.id}/restore`, { method: 'POST' }),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries();
      navigate(routeHref('blog', id));
    },
  });
  const title = postTitle(post.slug);
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 py-4">
      <div>
        <h2 className="hyphens-auto font-semibold">{title}</h2>
        <p className="text-sm text-steel">
          Verwijderd {formatMoment(post.deletedAt)}
          {post.deletedBy && <> door {post.deletedBy}</>}. Hier tot {formatDay(post.purgedAfter)}.
          {post.wasPublished && ' Na terugzetten zien bezoekers het weer.'}
        </p>
      </div>
      <Button
        aria-label={`${title} terugzetten`}
        disabled={restore.isPending}
        onClick={() => restore.mutate()}
      >
        {restore.isPending ? 'Wordt teruggezet…' : 'Terugzetten'}
      </Button>
      {restore.isError && <ActionFailure error={restore.error} />}
    </li>
  );
}
