/** Of every date on the site, independent of the time zones of server and visitor. */
const TIME_ZONE = 'Europe/Amsterdam';

const longDate = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: TIME_ZONE });
const timeOfDay = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone: TIME_ZONE });
const isoDate = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: TIME_ZONE });

/**
 * "24 maart 2025" with no-break spaces, for an ISO date or timestamp in Europe/Amsterdam.
 * @throws RangeError for an invalid date
 */
export function formatLongDate(date: string): string {
  return longDate.format(new Date(date)).replaceAll(' ', '\u00a0');
}

/** "24 maart 2025 om 9.00 uur" for an ISO timestamp, in Europe/Amsterdam. */
export function formatMoment(timestamp: string): string {
  const time = timeOfDay.format(new Date(timestamp)).replace(/^0/, '').replace(':', '.');
  return `${formatLongDate(timestamp)} om ${time}\u00a0uur`;
}

/** The ISO calendar date in Europe/Amsterdam, such as "2027-04-04". */
export function dutchCalendarDate(time: Date): string {
  return isoDate.format(time);
}

const HOUR_MS = 3_600_000;

/** The first midnight in Europe/Amsterdam after `time`. */
export function nextDutchMidnight(time: Date): Date {
  const today = dutchCalendarDate(time);
  // Midnight is on a full UTC hour in summer and winter time, so stepping by the hour finds it.
  let hour = Math.floor(time.getTime() / HOUR_MS) * HOUR_MS;
  do hour += HOUR_MS;
  while (dutchCalendarDate(new Date(hour)) === today);
  return new Date(hour);
}
