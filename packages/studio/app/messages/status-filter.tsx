import { MESSAGE_STATUSES, type MessageCounts } from '../../shared/api';
import type { MessageFilter } from './message-filter';
import { STATUS_LABELS } from './status-labels';

type StatusFilterProps = {
  counts: MessageCounts | undefined;
  value: MessageFilter;
  onChange: (filter: MessageFilter) => void;
};

/** Which messages are listed, with how many there are. */
export function StatusFilter({ counts, value, onChange }: StatusFilterProps) {
  const { status: chosen, isOwn } = value;
  const shown = isOwn ? counts?.own : counts;
  const choices = [
    ...MESSAGE_STATUSES.map((status) => ({ status, label: STATUS_LABELS[status] })),
    { status: undefined, label: 'Alle' },
  ];
  return (
    <fieldset className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      <legend className="sr-only">Welke berichten</legend>
      {choices.map(({ status, label }) => (
        <Choice
          key={label}
          label={label}
          count={countOf(shown, status)}
          isOn={status === chosen}
          onPress={() => onChange({ status, isOwn })}
        />
      ))}
      <Choice
        label="Voor mij"
        count={countOf(counts?.own, chosen)}
        isOn={isOwn}
        onPress={() => onChange({ status: chosen, isOwn: !isOwn })}
      />
    </fieldset>
  );
}

function countOf(counts: MessageCounts['own'], status: MessageFilter['status']) {
  if (!counts || status) return counts?.[status ?? 'new'];
  return MESSAGE_STATUSES.reduce((sum, one) => sum + counts[one], 0);
}

type ChoiceProps = {
  label: string;
  count: number | undefined;
  isOn: boolean;
  onPress: () => void;
};

function Choice({ label, count, isOn, onPress }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className="min-h-11 border border-steel px-3 py-2 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
    >
      {label} <span className="tabular-nums">{count?.toLocaleString('nl-NL')}</span>
    </button>
  );
}
