const TIME_ZONE = 'Europe/Amsterdam';

const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: TIME_ZONE });
const clock = new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short', timeZone: TIME_ZONE });
const moment = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

/** "25 november 2026", in Dutch time. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}

/** "09:30", in Dutch time. */
export function formatClock(iso: string | Date): string {
  return clock.format(new Date(iso));
}

/** "om 09:30" for today, else "op 25 nov 2026, 09:30", in Dutch time. */
export function formatSince(at: string | Date, now = new Date()): string {
  const iso = new Date(at).toISOString();
  const isToday = formatDay(iso) === formatDay(now.toISOString());
  return isToday ? `om ${formatClock(at)}` : `op ${formatShortMoment(iso)}`;
}

/** "25 november 2026 om 09:30", in Dutch time. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}

/** "1 bericht", "2 berichten". */
export function formatCount(count: number, one: string, many: string): string {
  return `${count.toLocaleString('nl-NL')}\u00a0${count === 1 ? one : many}`;
}

/** "120 kB", "2,4 MB". */
export function formatBytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)}\u00a0kB`
    : `${(bytes / 1_000_000).toLocaleString('nl-NL', { maximumFractionDigits: 1 })}\u00a0MB`;
}

const fullMoment = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

const HOUR_MS = 3_600_000;

/** "maandag 3 mei 2027 om 09:00", in Dutch time; with "(zomertijd)" or "(wintertijd)" in the hour that comes twice. */
export function formatFullMoment(iso: string): string {
  const at = Date.parse(iso);
  const words = fullMoment.format(at);
  if (fullMoment.format(at + HOUR_MS) === words) return `${words} (zomertijd)`;
  if (fullMoment.format(at - HOUR_MS) === words) return `${words} (wintertijd)`;
  return words;
}

const shortMoment = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

/** "25 nov 2026, 09:30", in Dutch time. */
export function formatShortMoment(iso: string): string {
  return shortMoment.format(new Date(iso));
}
