/** All dates on the site are Dutch calendar dates, wherever the server or the visitor stands. */
const TIME_ZONE = 'Europe/Amsterdam';

const longDate = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: TIME_ZONE });
const timeOfDay = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone: TIME_ZONE });
const isoDate = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: TIME_ZONE });

/**
 * "24 maart 2025" for an ISO date or timestamp. A calendar date without a time ("2025-03-24") is
 * that day in the Netherlands.
 * @throws RangeError when the text is no date.
 */
export function formatLongDate(date: string): string {
  return longDate.format(new Date(date)).replaceAll(' ', '\u00a0');
}

/** "24 maart 2025 om 9.00 uur" for an ISO timestamp, as it is in the Netherlands then. */
export function formatMoment(timestamp: string): string {
  const time = timeOfDay.format(new Date(timestamp)).replace(/^0/, '').replace(':', '.');
  return `${formatLongDate(timestamp)} om ${time}\u00a0uur`;
}

/** The calendar date in the Netherlands at a moment, as "2027-04-04". */
export function dutchCalendarDate(moment: Date): string {
  return isoDate.format(moment);
}

const HOUR_MS = 3_600_000;

/** Midnight in the Netherlands that follows a moment. */
export function nextDutchMidnight(moment: Date): Date {
  const today = dutchCalendarDate(moment);
  // Midnight there is a whole hour in UTC, in summer and winter time: look for the one that turns.
  let hour = Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS;
  do hour += HOUR_MS;
  while (dutchCalendarDate(new Date(hour)) === today);
  return new Date(hour);
}
