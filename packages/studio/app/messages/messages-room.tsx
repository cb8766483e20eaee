import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MessageStatus } from '../../shared/api';
import { ApiError } from '../api-client';
import { Room } from '../shell/room';
import { routeHref } from '../shell/route';
import { navigate, useRoute } from '../shell/use-route';
import { Button } from '../ui/button';
import { LoadFailure } from '../ui/failure';
import { TextField } from '../ui/field';
import { formatCount } from '../ui/format';
import { SEARCHING } from '../ui/searching';
import { StatusMessage } from '../ui/status-message';
import { useDebounced } from '../ui/use-debounced';
import { BulkBar } from './bulk-bar';
import { ExportLinks } from './export-links';
import { KeyHelp } from './key-help';
import { MessageBar } from './message-bar';
import { HANDLED_ID, MessageDetail } from './message-detail';
import { type MessageFilter, readFilter, writeFilter } from './message-filter';
import { listedMessageId, MessageList, messageButtonId } from './message-list';
import { PersonDialog } from './person-dialog';
import { useMessage, useMessageCounts, useMessages } from './requests';
import { StatusFilter } from './status-filter';
import { useChosen } from './use-chosen';
import { useHandling } from './use-handling';
import { useKeys } from './use-keys';
import { useNeighbours } from './use-neighbours';
import { useSetting } from './use-setting';

type MessagesRoomProps = {
  /** Who signs an answer. */
  sender: string;
};

/** The messages of the contact form, for the owner. The one that is open is in the route, so that Back closes it. */
export function MessagesRoom({ sender }: MessagesRoomProps) {
  const { id, search } = useRoute();
  const filter = readFilter(search);
  const { status } = filter;
  const [query, setQuery] = useState('');
  const [isPersonOpen, setIsPersonOpen] = useState(false);
  const { data: counts } = useMessageCounts();
  const settledQuery = useDebounced(query);
  const { data, error, refetch, isPending, isPlaceholderData, hasNextPage, fetchNextPage } =
    useMessages(filter, settledQuery);
  const messages = data?.pages.flatMap((page) => page.messages) ?? [];
  const single = useMessage(id);
  const isGone =
    single.data === null || (single.error instanceof ApiError && single.error.status === 404);
  const listed = messages.find((message) => message.id === id);
  const open = isGone ? undefined : (single.data ?? listed);
  const list = useRef<HTMLElement>(null);
  useFocusAfter(open?.id, list);
  const listedIds = messages.map((message) => message.id);
  const chosen = useChosen(listedIds);
  const { next, previous } = useNeighbours(listedIds, open?.id);
  const handling = useHandling();
  const [hasKeys, setHasKeys] = useSetting('sneltoetsen');

  useEffect(() => {
    if (open && !next && hasNextPage) void fetchNextPage();
  }, [open, next, hasNextPage, fetchNextPage]);

  const show = (shown: string | undefined) =>
    shown && navigate(routeHref('postvak', shown, search));
  function handleChosen(to: MessageStatus) {
    handling.handleMany(chosen.ids, to);
    chosen.clear();
  }
  function handleOpen(to: MessageStatus) {
    if (!open || open.status === to) return;
    handling.handle(open.id, to);
    // The button that was pressed is about to go.
    document.getElementById(HANDLED_ID)?.focus();
  }
  const handleByKey = (to: MessageStatus) =>
    chosen.ids.length > 0 ? handleChosen(to) : handleOpen(to);
  useKeys(
    {
      j: () => show(next),
      k: () => show(previous),
      x: ({ target, shiftKey }) => {
        const wanted = listedMessageId(target as Element) ?? open?.id;
        if (wanted) chosen.choose(wanted, { isRange: shiftKey });
      },
      b: () => handleByKey('answered'),
      // Where mail programs have it.
      e: () => handleByKey('answered'),
      s: () => handleByKey('spam'),
    },
    hasKeys,
  );

  return (
    <>
      <Room title="Postvak" isWide>
        {counts && counts.waiting > 0 && (
          <div className={open ? 'max-lg:hidden print:hidden' : undefined}>
            <StatusMessage look="failure">
              {formatCount(counts.waiting, 'bericht wacht', 'berichten wachten')} langer dan
              24&nbsp;uur op antwoord.
            </StatusMessage>
          </div>
        )}
        <div className="print:block grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
          <section
            ref={list}
            tabIndex={-1}
            aria-label="Lijst"
            className={`grid content-start gap-5 outline-none ${open ? 'max-lg:hidden print:hidden' : ''}`}
          >
            <StatusFilter
              counts={counts}
              value={filter}
              onChange={(next) => navigate(routeHref('postvak', id, writeFilter(next)))}
            />
            <TextField
              label="Zoeken"
              type="search"
              hint="In naam, adres, onderwerp, bericht en notitie."
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
            {error && (
              <LoadFailure error={error} hasData={Boolean(data)} onRetry={() => refetch()} />
            )}
            <div className="grid gap-2" aria-busy={isPlaceholderData}>
              <p role="status">
                {isPending && 'De berichten worden geladen…'}
                {isPlaceholderData && SEARCHING}
                {data &&
                  !isPlaceholderData &&
                  describeList(messages.length, hasNextPage, settledQuery, filter)}
              </p>
              {messages.length > 0 && (
                <div>
                  <BulkBar
                    messages={messages}
                    status={status}
                    chosen={chosen}
                    isBusy={handling.isPending}
                    onStatus={handleChosen}
                    onDeleted={handling.tellDeleted}
                  />
                  <MessageList
                    messages={messages}
                    openId={open?.id}
                    showsStatus={status === undefined}
                    chosen={chosen}
                    onOpen={(message) => show(message.id)}
                  />
                </div>
              )}
            </div>
            {hasNextPage && <Button onClick={() => fetchNextPage()}>Oudere berichten</Button>}
            <KeyHelp isOn={hasKeys} onChange={setHasKeys} />
          </section>
          {open ? (
            <MessageDetail
              key={open.id}
              message={open}
              pendingStatus={handling.pendingStatusOf(open.id)}
              failure={handling.errorOf(open.id)}
              sender={sender}
              onStatus={handleOpen}
              onNext={next === undefined ? undefined : () => show(next)}
              onDeleted={handling.tellDeleted}
              onClose={() => navigate(routeHref('postvak', undefined, search))}
            />
          ) : (
            <NoMessage
              error={single.error}
              hasList={messages.length > 0}
              onRetry={() => single.refetch()}
            />
          )}
        </div>
        <section
          aria-label="Bewaren en wissen"
          className={`grid gap-4 border-ink border-t pt-6 ${open ? 'max-lg:hidden' : ''}`}
        >
          <h2 className="font-bold text-subtitle">Bewaren en wissen</h2>
          <div className="flex flex-wrap gap-3">
            <ExportLinks />
            <Button onClick={() => setIsPersonOpen(true)}>Gegevens van één persoon</Button>
          </div>
        </section>
        {isPersonOpen && <PersonDialog onClose={() => setIsPersonOpen(false)} />}
      </Room>
      {open && (
        <MessageBar
          status={handling.pendingStatusOf(open.id) ?? open.status}
          onStatus={handleOpen}
          onNext={next === undefined ? undefined : () => show(next)}
        />
      )}
    </>
  );
}

/** Returns the focus to the list when a message is closed, to the message where it is still listed. */
function useFocusAfter(openId: string | undefined, list: RefObject<HTMLElement | null>) {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (!openId && last.current) {
      (document.getElementById(messageButtonId(last.current)) ?? list.current)?.focus();
    }
    last.current = openId;
  }, [openId, list]);
}

type NoMessageProps = { error: Error | null; hasList: boolean; onRetry: () => void };

function NoMessage({ error, hasList, onRetry }: NoMessageProps) {
  if (!error) {
    return hasList && <p className="text-steel max-lg:hidden">Kies een bericht om het te lezen.</p>;
  }
  return (
    <div className="max-lg:order-first">
      <LoadFailure error={error} onRetry={onRetry} />
    </div>
  );
}

/** How many messages a search found, or why none is listed. */
function describeList(
  count: number,
  hasMore: boolean,
  query: string,
  { status, isOwn }: MessageFilter,
): string {
  if (count === 0) {
    if (query) return `Geen bericht gevonden voor “${query}”. Probeer een ander woord.`;
    if (isOwn) return 'Hier staan geen berichten die aan u zijn toegewezen.';
    return status === 'new'
      ? 'Geen nieuwe berichten. Wat bezoekers met het contactformulier sturen, komt hier vanzelf te staan.'
      : 'Hier staan geen berichten.';
  }
  if (!query) return '';
  return hasMore
    ? `Meer dan ${count} berichten gevonden. De nieuwste staan hier.`
    : `${formatCount(count, 'bericht', 'berichten')} gevonden.`;
}
