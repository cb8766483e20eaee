import type { StudioPost } from '../shared/api';
import { isUpToDate } from './visibility';

const live = { updated_at: '2027-05-03T09:00:00.123+00:00' } as StudioPost['live'];
const pageOf = (time: string) =>
  `<script type="application/ld+json">{"dateModified":"${time}"}</script>`;

test.each([
  ['the same time', '2027-05-03T09:00:00.123+00:00', true],
  ['the same time in another zone', '2027-05-03T11:00:00.123+02:00', true],
  ['a later time, of a post that was scheduled', '2027-05-04T09:00:00+00:00', true],
  ['an earlier time', '2027-05-03T09:00:00.122+00:00', false],
])('a page with %s is judged by it', (_which, time, expected) => {
  expect(isUpToDate(pageOf(time), live)).toBe(expected);
});

test('a page without a time, such as an error page, shows no change', () => {
  expect(isUpToDate('<h1>Storing</h1>', live)).toBe(false);
});
