const TIME_ZONE = 'Europe/Amsterdam';

const longDate = formatter('nl-NL', { dateStyle: 'long' });
const timeOfDay = formatter('sv-SE', { timeStyle: 'short' });
const isoDate = formatter('sv-SE', { dateStyle: 'short' });

/** "24 maart 2025" in Europe/Amsterdam, for an ISO date or timestamp. @throws RangeError for an invalid date */
export function formatLongDate(date: string): string {
  return longDate(new Date(date)).replaceAll(' ', '\u00a0');
}

/** "24 maart 2025 om 9.00 uur" in Europe/Amsterdam, for an ISO timestamp. */
export function formatDateTime(timestamp: string): string {
  const time = timeOfDay(new Date(timestamp)).replace(/^0/, '').replace(':', '.');
  return `${formatLongDate(timestamp)} om ${time}\u00a0uur`;
}

/** "2027-04-04", in Europe/Amsterdam. */
export function dutchCalendarDate(time: Date): string {
  return isoDate(time);
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

/** Created at first use: on a phone that takes 50 ms, which loading the configurator need not wait for. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined;
  return (date: Date) => {
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: TIME_ZONE });
    return format.format(date);
  };
}
