import { campaign } from '@/lib/business/site';
import { formatLongDate } from '@/lib/platform/text/dates';
import { announcements, datesAhead } from './campaign-labels';

const start = formatLongDate(campaign.start);
const deadline = formatLongDate(campaign.deadline);

test('the campaign text announces start and deadline before the campaign starts', () => {
  expect(announcements.upcoming).toContain(`Vanaf ${start} kunt u meedoen`);
  expect(announcements.upcoming).toContain(`tot en met ${deadline}`);
  expect(datesAhead.upcoming.map(({ date }) => date)).toEqual([start, 'week\u00a015']);
});

test('the campaign text names the deadline and the draw week while the campaign runs', () => {
  expect(announcements.open).toContain(`tot en met ${deadline} als dealer aanmelden`);
  expect(datesAhead.open.map(({ date }) => date)).toEqual([deadline, 'week\u00a015']);
});

test('the campaign text stops inviting to the draw after the deadline and still invites dealers', () => {
  for (const state of ['awaiting-draw', 'finished'] as const) {
    expect(announcements[state]).not.toContain('als dealer aanmelden');
    expect(datesAhead[state].map(({ date }) => date)).not.toContain(deadline);
  }
  expect(announcements.finished).toContain('Dealer worden kan altijd');
  expect(datesAhead.finished).toEqual([]);
});
