import type { PostSummary } from '../../../shared/api';
import { monthsOf } from './months';

const postAt = (publishedAt: string) => ({ id: publishedAt, publishedAt }) as PostSummary;

/** The days with posts of each month. */
const daysOf = (...moments: string[]) =>
  monthsOf(moments.map(postAt)).map(({ label, weeks }) => [
    label,
    ...weeks.flat().flatMap((day) => (day && day.posts.length > 0 ? [day.day] : [])),
  ]);

test('months with posts follow each other, each with its days', () => {
  expect(daysOf('2027-05-03T07:00:00Z', '2027-02-28T08:00:00Z', '2027-05-31T07:00:00Z')).toEqual([
    ['februari 2027', 28],
    ['mei 2027', 3, 31],
  ]);
});

test('a post stands on its Dutch day, not on that of Greenwich', () => {
  expect(daysOf('2027-04-30T22:30:00Z')).toEqual([['mei 2027', 1]]);
});

test('weeks begin on Monday and are whole', () => {
  const [may] = monthsOf([postAt('2027-05-03T07:00:00Z')]);
  expect(may?.weeks.every((week) => week.length === 7)).toBe(true);
  // 1 May 2027 is a Saturday.
  expect(may?.weeks[0]?.map((day) => day?.day)).toEqual([...Array(5).fill(undefined), 1, 2]);
  expect(may?.weeks.flat().filter(Boolean)).toHaveLength(31);
});
