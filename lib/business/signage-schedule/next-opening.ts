import { type LinkedDay, REST } from './day-link';

export type NextOpening = {
  /** Minutes after midnight. */
  start: number;
  /** Days from the day that plays: 0 is today, 1 tomorrow, 7 the same weekday of next week. */
  days: number;
  /** 0 is Monday; undefined for today. */
  weekday?: number;
  /** Whether the shop was open before on the same day. */
  isAgain: boolean;
};

/**
 * When a shop that is closed at this minute opens next.
 * @param minute after midnight
 * @returns undefined when the day does not tell: a link to a single day, or a week without an open day
 */
export function nextOpening({ parts, week }: LinkedDay, minute: number): NextOpening | undefined {
  const open = parts.filter(({ message }) => message !== REST);
  const later = open.find(({ start }) => start > minute);
  if (later) return { start: later.start, days: 0, isAgain: open[0] !== later };
  if (!week) return undefined;
  for (let days = 1; days <= week.opens.length; days += 1) {
    const weekday = (week.weekday + days) % week.opens.length;
    const start = week.opens[weekday];
    if (start !== undefined) return { start, days, weekday, isAgain: true };
  }
  return undefined;
}
