import { MESSAGE_STATUSES, type MessageCounts, type MessageStatus } from '../../shared/api';
import { STATUS_LABELS } from './status-labels';

type StatusFilterProps = {
  counts: MessageCounts | undefined;
  value: MessageStatus | undefined;
  onChange: (status: MessageStatus | undefined) => void;
};

/** Which messages are listed, with how many there are. */
export function StatusFilter({ counts, value, onChange }: StatusFilterProps) {
  const all = counts && MESSAGE_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  const choices = [
    ...MESSAGE_STATUSES.map((status) => ({
      status,
      label: STATUS_LABELS[status],
      count: counts?.[status],
    })),
    { status: undefined, label: 'Alle', count: all },
  ];
  return (
    <fieldset className="grid grid-cols-2 gap-2 sm:flex">
      <legend className="sr-only">Welke berichten</legend>
      {choices.map(({ status, label, count }) => (
        <button
          key={label}
          type="button"
          aria-pressed={status === value}
          onClick={() => onChange(status)}
          className="min-h-11 border border-steel px-3 py-2 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {label} <span className="tabular-nums">{count?.toLocaleString('nl-NL')}</span>
        </button>
      ))}
    </fieldset>
  );
}
