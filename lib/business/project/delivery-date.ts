const DAY_MS = 86_400_000;

/** The date on which an order of today can be delivered, as an ISO date; never in a weekend. */
export function deliveryDate(today: Date, weeks: number): string {
  const date = new Date(today.getTime() + weeks * 7 * DAY_MS);
  const weekday = date.getUTCDay();
  const untilMonday = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return new Date(date.getTime() + untilMonday * DAY_MS).toISOString().slice(0, 10);
}
