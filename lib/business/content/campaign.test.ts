import { getCampaignState } from './campaign';

// Midnight in the Netherlands is 23:00 UTC in winter time and 22:00 UTC in summer time.
test.each([
  ['the last millisecond before the start', '2026-11-19T22:59:59.999Z', 'upcoming'],
  ['the start of the first day', '2026-11-19T23:00:00Z', 'open'],
  ['noon on the first day', '2026-11-20T12:00:00Z', 'open'],
  ['the evening before summer time starts', '2027-03-27T22:59:59Z', 'open'],
  ['the start of the last day', '2027-04-03T22:00:00Z', 'open'],
  ['the last millisecond of the last day', '2027-04-04T21:59:59.999Z', 'open'],
  ['midnight after the last day', '2027-04-04T22:00:00Z', 'awaiting-draw'],
  ['that night, still 4 April in UTC', '2027-04-04T23:30:00Z', 'awaiting-draw'],
  ['the Monday of the draw week', '2027-04-12T08:00:00Z', 'awaiting-draw'],
  ['the last millisecond of the draw week', '2027-04-18T21:59:59.999Z', 'awaiting-draw'],
  ['midnight after the draw week', '2027-04-18T22:00:00Z', 'finished'],
  ['a year later', '2028-04-04T12:00:00Z', 'finished'],
])('campaign state at %s (%s) is %s', (_when, instant, state) => {
  expect(getCampaignState(new Date(instant))).toBe(state);
});
