const local = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

const HOUR_MS = 3_600_000;
/** Offsets of Dutch time from UTC in hours: summer and winter. */
const OFFSETS = [2, 1];

/** "2027-05-03T09:00", the time on a Dutch clock, as a field for date and time has it. */
export function dutchLocalTime(iso: string | Date): string {
  return local.format(new Date(iso)).replace(' ', 'T');
}

/**
 * The moments at which a Dutch clock shows a time, in ISO 8601: none in the hour that is skipped in March, two in the
 * hour that comes twice in October, the one in summer time first.
 */
export function momentsOfDutchTime(localTime: string): string[] {
  const asUtc = Date.parse(`${localTime}Z`);
  if (Number.isNaN(asUtc)) return [];
  return OFFSETS.map((offset) => new Date(asUtc - offset * HOUR_MS))
    .filter((moment) => dutchLocalTime(moment) === localTime.slice(0, 16))
    .map((moment) => moment.toISOString());
}
