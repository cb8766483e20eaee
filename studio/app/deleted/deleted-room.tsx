import { useQuery } from '@tanstack/react-query';
import type { DeletedPost } from '../../shared/api';
import { callApi } from '../api-client';
import { RoomHeading } from '../shell/room-heading';
import { EmptyState } from '../ui/empty-state';
import { ErrorMessage } from '../ui/error-message';
import { Loading } from '../ui/loading';
import { DeletedEntry } from './deleted-entry';

/** The posts that were deleted and can be put back. */
export function DeletedRoom() {
  const { data, error, refetch } = useQuery({
    queryKey: ['deleted'],
    queryFn: ({ signal }) => callApi<DeletedPost[]>('deleted', { signal }),
  });
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-4 px-gutter py-6">
      <RoomHeading>Prullenbak</RoomHeading>
      <p>Verwijderde berichten blijven hier 30&nbsp;dagen. Daarna zijn ze voorgoed weg.</p>
      {error && <ErrorMessage error={error} onRetry={refetch} />}
      {!data && !error && <Loading />}
      {data?.length === 0 && <EmptyState title="De prullenbak is leeg" />}
      {data && data.length > 0 && (
        <ul className="border-line border-t">
          {data.map((post) => (
            <DeletedEntry key={post.id} post={post} />
          ))}
        </ul>
      )}
    </div>
  );
}
