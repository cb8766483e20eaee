import type { Role, StudioKey } from '../../../shared/api';
import { formatDay, formatMoment } from '../../ui/format';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

export const ROLE_NAMES: Record<Role, string> = { editor: 'redacteur', owner: 'eigenaar' };

/** Whether a key still opens the studio. */
export function isInUse({ expiresAt, revokedAt }: StudioKey, now = Date.now()): boolean {
  return revokedAt === null && Date.parse(expiresAt) > now;
}

/** What one wants to know of a key, each with its name. */
export function keyFacts(key: StudioKey, now = Date.now()): { label: string; text: string }[] {
  const { madeAt, madeBy, lastSeenAt } = key;
  const made = madeAt ? formatDay(madeAt) : 'onbekend';
  return [
    { label: 'Gemaakt', text: madeBy ? `${made}, door ${madeBy}` : made },
    endOf(key, now),
    { label: 'Laatst gezien', text: lastSeenAt ? formatMoment(lastSeenAt) : 'nog niet gebruikt' },
  ];
}

function endOf({ expiresAt, revokedAt, revokedBy }: StudioKey, now: number) {
  if (revokedAt) {
    const day = formatMoment(revokedAt);
    return { label: 'Ingetrokken', text: revokedBy ? `${day}, door ${revokedBy}` : day };
  }
  const left = Date.parse(expiresAt) - now;
  if (left <= 0) return { label: 'Verlopen', text: formatDay(expiresAt) };
  const day = formatDay(expiresAt);
  return { label: 'Verloopt', text: left < MONTH_MS ? `${day}, dus binnenkort` : day };
}
