import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LogEntry, LogPage as Page } from '../../../shared/api';
import { callApi } from '../../api-client';
import { routeHref } from '../../shell/route';
import { Button } from '../../ui/button';
import { LoadFailure } from '../../ui/failure';
import { formatMoment } from '../../ui/format';
import { StatusMessage } from '../../ui/status-message';
import { OwnerPage } from '../owner-page';
import { logText } from './log-text';

/** Who changed what, newest first. */
export function LogPage() {
  const end = useRef<HTMLParagraphElement>(null);
  const hasAsked = useRef(false);
  const log = useInfiniteQuery({
    queryKey: ['log'],
    queryFn: ({ pageParam }) =>
      callApi<Page>(`owner/log?${new URLSearchParams({ before: pageParam })}`),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const { hasNextPage } = log;
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];

  useEffect(() => {
    // The button that was pressed is gone then.
    if (hasAsked.current && !hasNextPage) end.current?.focus();
  }, [hasNextPage]);

  function showOlder() {
    hasAsked.current = true;
    void log.fetchNextPage();
  }

  return (
    <OwnerPage id="logboek">
      <p className="max-w-measure">
        Wie publiceerde, wijzigde, introk of verwijderde, en wie een sleutel maakte of introk.
        Teksten staan hier niet; die vindt u bij een artikel onder Versies.
      </p>
      {log.error && (
        <LoadFailure error={log.error} hasData={Boolean(log.data)} onRetry={() => log.refetch()} />
      )}
      {log.isPending && <StatusMessage>Het logboek wordt geladen…</StatusMessage>}
      {log.data && (
        <>
          <ol className="divide-y divide-line border-line border-y">
            {entries.map((entry) => (
              <LogItem key={entry.id} entry={entry} />
            ))}
          </ol>
          {hasNextPage ? (
            <Button
              className="justify-self-start"
              disabled={log.isFetchingNextPage}
              onClick={showOlder}
            >
              Oudere regels
            </Button>
          ) : (
            <p ref={end} tabIndex={-1} className="text-steel outline-none">
              Ouder is er niets.
            </p>
          )}
        </>
      )}
    </OwnerPage>
  );
}

function LogItem({ entry }: { entry: LogEntry }) {
  const { at, person, postId } = entry;
  const text = logText(entry);
  return (
    <li className="grid gap-x-6 py-2 @3xl:grid-cols-[minmax(0,1fr)_auto] @3xl:items-center">
      {postId ? (
        <a
          href={routeHref('blog', postId)}
          className="flex min-h-11 items-center hyphens-auto underline decoration-line underline-offset-4 hover:decoration-ink"
        >
          {text}
        </a>
      ) : (
        <p className="flex min-h-11 items-center hyphens-auto">{text}</p>
      )}
      <p className="text-sm text-steel">
        {`${person || 'buiten de studio'}, `}
        <time dateTime={at}>{formatMoment(at)}</time>
      </p>
    </li>
  );
}
