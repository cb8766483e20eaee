import type { Message } from '../../shared/api';
import { formatCount } from '../ui/format';

const HOUR_MS = 3_600_000;

/** Says how long a message waits that should have been answered. */
export function Waiting({ message: { isLate, createdAt } }: { message: Message }) {
  if (!isLate) return null;
  const hours = Math.floor((Date.now() - Date.parse(createdAt)) / HOUR_MS);
  const duration =
    hours < 48
      ? formatCount(hours, 'uur', 'uur')
      : formatCount(Math.floor(hours / 24), 'dag', 'dagen');
  return <span className="font-semibold text-failure">Wacht al {duration}</span>;
}
