import { postTitle } from '@/lib/posts/draft-title';
import type { PostSummary } from '../../../shared/api';
import { type Route, routeHref } from '../../shell/route';
import { formatClock } from '../../ui/format';
import { type Day, monthsOf } from './months';

const WEEKDAYS = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'];

type PlannedCalendarProps = { posts: readonly PostSummary[]; route: Route };

/** The months with planned posts. A narrow window has the list alone, which says the same. */
export function PlannedCalendar({ posts, route }: PlannedCalendarProps) {
  return (
    <div className="hidden gap-8 @2xl:grid">
      {monthsOf(posts).map(({ label, weeks }) => (
        <table key={label} className="w-full table-fixed border-collapse">
          <caption className="mb-2 text-left font-bold text-subtitle first-letter:uppercase">
            {label}
          </caption>
          <thead>
            <tr>
              {WEEKDAYS.map((name) => (
                <th
                  key={name}
                  scope="col"
                  className="py-1 text-left font-normal text-sm text-steel"
                >
                  <abbr title={name} className="no-underline">
                    {name.slice(0, 2)}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.find(Boolean)?.day}>
                {week.map((day, weekday) => (
                  <td key={WEEKDAYS[weekday]} className="h-16 border border-line p-1.5 align-top">
                    {day && <DayOfMonth day={day} route={route} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

function DayOfMonth({ day: { day, posts }, route }: { day: Day; route: Route }) {
  return (
    <>
      <span className={`text-sm ${posts.length > 0 ? 'font-bold' : 'text-steel'}`}>{day}</span>
      {posts.map(({ id, slug, publishedAt }) => (
        <a
          key={id}
          href={routeHref('blog', id, route.search)}
          className="block py-1 text-sm hover:underline"
        >
          {formatClock(publishedAt)} {postTitle(slug)}
        </a>
      ))}
    </>
  );
}
