import { useQuery } from '@tanstack/react-query';
import type { MessageCounts } from '../../shared/api';
import { callApi } from '../api-client';
import { hrefOf, type Room, useRoute } from './route';
import { useSession } from './session';

const REFRESH_MS = 60_000;

const ENTRIES: { room: Room; name: string; isForOwner?: boolean }[] = [
  { room: 'blog', name: 'Blog' },
  { room: 'afbeeldingen', name: 'Afbeeldingen' },
  { room: 'postvak', name: 'Postvak', isForOwner: true },
  { room: 'prullenbak', name: 'Prullenbak' },
];

export function Navigation() {
  const { room } = useRoute();
  const { role } = useSession();
  const isOwner = role === 'owner';
  return (
    <nav aria-label="Studio" className="max-w-full overflow-x-auto">
      <ul className="flex">
        {ENTRIES.filter(({ isForOwner }) => isOwner || !isForOwner).map((entry) => (
          <li key={entry.room}>
            <a
              href={hrefOf(entry.room)}
              aria-current={entry.room === room ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 px-3 font-medium aria-[current]:shadow-[inset_0_-3px_0_currentColor]"
            >
              {entry.name}
              {entry.room === 'postvak' && <NewMessages />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NewMessages() {
  const { data } = useQuery({
    queryKey: ['messages', 'counts'],
    queryFn: ({ signal }) => callApi<MessageCounts>('messages/counts', { signal }),
    refetchInterval: REFRESH_MS,
  });
  if (!data?.new) return null;
  return (
    <span className="rounded-full bg-paper px-2 font-bold text-ink text-sm">
      {data.new}
      <span className="sr-only"> nieuw</span>
    </span>
  );
}
