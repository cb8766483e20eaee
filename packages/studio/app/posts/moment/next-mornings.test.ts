import { nextMornings } from './next-mornings';

const monday = (moment: string) => ({ label: 'Maandag om 09:00', moment });
const tomorrow = (moment: string) => ({ label: 'Morgen om 09:00', moment });

test.each([
  [
    'a Saturday',
    '2026-11-28T10:00:00Z',
    [tomorrow('2026-11-29T08:00:00.000Z'), monday('2026-11-30T08:00:00.000Z')],
  ],
  ['a Sunday', '2026-11-29T10:00:00Z', [monday('2026-11-30T08:00:00.000Z')]],
  [
    'a Monday',
    '2026-11-30T10:00:00Z',
    [tomorrow('2026-12-01T08:00:00.000Z'), monday('2026-12-07T08:00:00.000Z')],
  ],
  [
    'a Saturday that is a Sunday in Amsterdam',
    '2027-05-01T22:30:00Z',
    [monday('2027-05-03T07:00:00.000Z')],
  ],
  [
    'the eve of winter time',
    '2027-10-30T10:00:00Z',
    [tomorrow('2027-10-31T08:00:00.000Z'), monday('2027-11-01T08:00:00.000Z')],
  ],
])('on %s the next mornings are', (_what, now, mornings) => {
  expect(nextMornings(new Date(now))).toEqual(mornings);
});
