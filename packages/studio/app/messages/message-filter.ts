import { MESSAGE_STATUSES, type MessageStatus } from '../../shared/api';

/** Which messages are listed. */
export type MessageFilter = {
  /** Undefined for every one. */
  status: MessageStatus | undefined;
  /** Only those that are assigned to who looks. */
  isOwn: boolean;
};

/** How an address names a status; the first one that is looked at has no name. */
const NAMES = { new: null, answered: 'beantwoord', spam: 'spam', all: 'alle' } as const;

/** The filter in the query of a route; what it does not know is as if it were not there. */
export function readFilter(search: URLSearchParams): MessageFilter {
  const name = search.get('staat');
  const status =
    name === NAMES.all ? undefined : (MESSAGE_STATUSES.find((one) => NAMES[one] === name) ?? 'new');
  return { status, isOwn: search.get('aan') === 'mij' };
}

/** The query of a route with this filter. */
export function writeFilter({ status, isOwn }: MessageFilter): URLSearchParams {
  const search = new URLSearchParams();
  const name = NAMES[status ?? 'all'];
  if (name) search.set('staat', name);
  if (isOwn) search.set('aan', 'mij');
  return search;
}
