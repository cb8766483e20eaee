import { formatLongDate } from '@/lib/dates';
import { campaign } from '@/lib/site';
import { announcements, datesAhead } from './campaign-labels';

const start = formatLongDate(campaign.start);
const deadline = formatLongDate(campaign.deadline);

test('before the campaign starts the page says from when to when visitors can join', () => {
  expect(announcements.upcoming).toContain(`Vanaf ${start} kunt u meedoen`);
  expect(announcements.upcoming).toContain(`tot en met ${deadline}`);
  expect(datesAhead.upcoming.map(({ date }) => date)).toEqual([start, 'week\u00a015']);
});

test('while it runs the page says until when, and when the winner is known', () => {
  expect(announcements.open).toContain(`Aanmelden kan tot en met ${deadline}`);
  expect(datesAhead.open.map(({ date }) => date)).toEqual([deadline, 'week\u00a015']);
});

test('after the deadline nothing asks to join the draw, and becoming a dealer stays possible', () => {
  for (const state of ['awaiting-draw', 'finished'] as const) {
    expect(announcements[state]).not.toContain('Aanmelden kan');
    expect(datesAhead[state].map(({ date }) => date)).not.toContain(deadline);
  }
  expect(announcements.finished).toContain('Dealer worden kan altijd');
  expect(datesAhead.finished).toEqual([]);
});
