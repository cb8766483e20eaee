import { useQuery } from '@tanstack/react-query';
import type { Presence } from '../../shared/api';
import { callApi } from '../api-client';
import { useSession } from '../shell/session';
import { windowId } from './draft/window-id';

const ANNOUNCE_MS = 15_000;

/** Who else has the post open, also in another window of the same person. */
export function PresenceLine({ postId }: { postId: string }) {
  const { name } = useSession();
  const { data = [] } = useQuery({
    queryKey: ['presence', postId],
    queryFn: () =>
      callApi<Presence[]>(`posts/${postId}/presence`, {
        method: 'POST',
        body: { session: windowId },
      }),
    refetchInterval: ANNOUNCE_MS,
    refetchIntervalInBackground: true,
    gcTime: 0,
  });
  const others = [...new Set(data.map((other) => other.name))];
  return (
    <div role="status">
      {others.length > 0 && (
        <p className="bg-mist px-4 py-2 text-sm">
          {others
            .map((other) =>
              other === name
                ? 'U hebt dit artikel ook in een ander venster open.'
                : `${other} heeft dit artikel ook open.`,
            )
            .join(' ')}
        </p>
      )}
    </div>
  );
}
