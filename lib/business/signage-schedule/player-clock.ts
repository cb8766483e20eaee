import { fieldsOf } from './day-link';

export const AMSTERDAM = 'Europe/Amsterdam';

const FIELD = 'tijd';
const CHOSEN = 'amsterdam';

/** Minutes after midnight in a time zone of the IANA database; in that of the device without one, or for one that it lacks. */
export function minuteOfDay(now: Date, zone?: string): number {
  if (zone !== undefined) {
    try {
      const format = { timeZone: zone, hour: '2-digit', minute: '2-digit', hour12: false } as const;
      const time = new Intl.DateTimeFormat('en-GB', format).format(now);
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      // Chromium 80 and others write midnight as 24.00.
      return (hours % 24) * 60 + minutes;
    } catch (error) {
      console.info('This device does not know the time zone.', error);
    }
  }
  return now.getHours() * 60 + now.getMinutes();
}

/** The time zone of the device, such as "UTC" or "America/New York". */
export function deviceZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (timeZone ?? 'onbekende zone').replace(/_/g, ' ');
}

/** Whether the clock of the device is that of Amsterdam, in winter and in summer. */
export function isOnAmsterdamTime(now: Date): boolean {
  return [0, 6].every((month) => {
    const date = new Date(now.getFullYear(), month, 1, 12);
    return minuteOfDay(date) === minuteOfDay(date, AMSTERDAM);
  });
}

/** Whether a link asks for the time of Amsterdam. @param fragment with or without "#" */
export function asksForAmsterdam(fragment: string): boolean {
  return fieldsOf(fragment).get(FIELD) === CHOSEN;
}

/** The fragment, without "#", with or without the time of Amsterdam. */
export function withAmsterdam(fragment: string, isChosen: boolean): string {
  const fields = fieldsOf(fragment);
  if (isChosen) fields.set(FIELD, CHOSEN);
  else fields.delete(FIELD);
  return fields.toString();
}
