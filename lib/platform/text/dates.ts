const TIME_ZONE = 'Europe/Amsterdam';

/** "24 maart 2025" in Europe/Amsterdam, for an ISO date or timestamp. @throws RangeError for an invalid date */
export function formatLongDate(date: string): string {
  return format(new Date(date), 'nl-NL', { dateStyle: 'long' }).replace(/ /g, '\u00a0');
}

/** "24 maart 2025 om 9.00 uur" in Europe/Amsterdam, for an ISO timestamp. */
export function formatDateTime(timestamp: string): string {
  const time = format(new Date(timestamp), 'sv-SE', { timeStyle: 'short' })
    .replace(/^0/, '')
    .replace(':', '.');
  return `${formatLongDate(timestamp)} om ${time}\u00a0uur`;
}

/** "2027-04-04", in Europe/Amsterdam. */
export function dutchCalendarDate(time: Date): string {
  return format(time, 'sv-SE', { dateStyle: 'short' });
}

/** Creates the formatter when it is needed: for the first one, a browser on a phone takes 45 ms. */
function format(date: Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: TIME_ZONE }).format(date);
}
