import { dutchCalendarDate } from '@/lib/platform/text/dates';
import type { PostSummary } from '../../../shared/api';

const monthName = new Intl.DateTimeFormat('nl-NL', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export type Day = { day: number; posts: PostSummary[] };
/** Weeks begin on Monday; null for a day of another month. */
export type Month = { label: string; weeks: (Day | null)[][] };

/** The months in which a post appears, in Dutch time, the soonest first. */
export function monthsOf(posts: readonly PostSummary[]): Month[] {
  const byDay = new Map<string, PostSummary[]>();
  for (const post of posts) {
    const day = dutchCalendarDate(new Date(post.publishedAt));
    byDay.set(day, [...(byDay.get(day) ?? []), post]);
  }
  const months = new Set([...byDay.keys()].sort().map((day) => day.slice(0, 7)));
  return [...months].map((month) => monthOf(month, byDay));
}

function monthOf(month: string, byDay: Map<string, PostSummary[]>): Month {
  const first = new Date(`${month}-01T00:00:00Z`);
  const length = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate();
  const before = (first.getUTCDay() + 6) % 7;
  const places = Math.ceil((before + length) / 7) * 7;
  const days = Array.from({ length: places }, (_, place) => {
    const day = place - before + 1;
    if (day < 1 || day > length) return null;
    return { day, posts: byDay.get(`${month}-${String(day).padStart(2, '0')}`) ?? [] };
  });
  const weeks = Array.from({ length: places / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return { label: monthName.format(first), weeks };
}
