const TIME_ZONE = 'Europe/Amsterdam';

const longDate = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: TIME_ZONE });
const timeOfDay = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone: TIME_ZONE });
const isoDate = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: TIME_ZONE });

/** "24 maart 2025" in Europe/Amsterdam, for an ISO date or timestamp. @throws RangeError for an invalid date */
export function formatLongDate(date: string): string {
  return longDate.format(new Date(date)).replaceAll(' ', '\u00a0');
}

/** "24 maart 2025 om 9.00 uur" in Europe/Amsterdam, for an ISO timestamp. */
export function formatDateTime(timestamp: string): string {
  const time = timeOfDay.format(new Date(timestamp)).replace(/^0/, '').replace(':', '.');
  return `${formatLongDate(timestamp)} om ${time}\u00a0uur`;
}

/** "2027-04-04", in Europe/Amsterdam. */
export function dutchCalendarDate(time: Date): string {
  return isoDate.format(time);
}

const HOUR_MS = 3_600_000;

/** In Europe/Amsterdam. */
export function nextDutchMidnight(time: Date): Date {
  const today = dutchCalendarDate(time);
  // Midnight is a full UTC hour in summer and winter time.
  let hour = Math.floor(time.getTime() / HOUR_MS) * HOUR_MS;
  do hour += HOUR_MS;
  while (dutchCalendarDate(new Date(hour)) === today);
  return new Date(hour);
}
