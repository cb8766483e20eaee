import { MESSAGE_STATUSES, type Message, type MessageStatus } from '../../shared/api';
import { Button } from '../ui/button';
import { formatCount } from '../ui/format';
import { DeleteSpam } from './delete-spam';
import { setStatusLabel } from './status-labels';
import type { Chosen } from './use-chosen';

type BulkBarProps = {
  messages: Message[];
  /** The status of every message of the list, undefined for all. */
  status: MessageStatus | undefined;
  chosen: Chosen;
  isBusy: boolean;
  onStatus: (status: MessageStatus) => void;
  onDeleted: (count: number) => void;
};

/** Chooses all messages of the list, and handles those that are chosen. Its height stays, so that no row moves. */
export function BulkBar({ messages, status, chosen, isBusy, onStatus, onDeleted }: BulkBarProps) {
  const count = chosen.ids.length;
  const isAll = count === messages.length;
  return (
    <div className="sticky top-0 z-10 border-ink border-b bg-paper pb-2">
      <label className="flex min-h-11 items-center gap-4 px-3">
        <input
          type="checkbox"
          className="size-5 accent-ink"
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && !isAll;
          }}
          checked={isAll}
          onChange={() => (isAll ? chosen.clear() : chosen.chooseAll())}
        />
        <span aria-live="polite">
          {count > 0
            ? `${formatCount(count, 'bericht', 'berichten')} gekozen`
            : `Alle ${formatCount(messages.length, 'bericht', 'berichten')} kiezen`}
        </span>
      </label>
      <div className="flex flex-wrap gap-2">
        {MESSAGE_STATUSES.filter((other) => other !== status).map((other) => (
          <Button key={other} disabled={isBusy || count === 0} onClick={() => onStatus(other)}>
            {setStatusLabel(other)}
          </Button>
        ))}
        {status === 'spam' && <DeleteSpam ids={chosen.ids} onDeleted={onDeleted} />}
      </div>
    </div>
  );
}
