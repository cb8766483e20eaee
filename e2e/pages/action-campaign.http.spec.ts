import { campaign } from '../../lib/business/site';
import { formatLongDate } from '../../lib/platform/text/dates';
import { routes } from '../../lib/routes';
import { htmlWithoutScripts } from '../support/html';
import { expect, test } from '../support/http-test';

const { deadline, drawWeek } = campaign;
const join = `tot en met ${formatLongDate(deadline)} als dealer aanmelden`;
const closed = 'De aanmelding is gesloten.';
const draw = `Winnaar bekend van ${formatLongDate(drawWeek.monday)} tot en met ${formatLongDate(drawWeek.sunday)}`;
const over = 'Deze verloting is afgelopen.';

// Amsterdam is two hours ahead of UTC in summer. lib/business/content/campaign.test.ts tests the days between.
const times: [string, string, { says: string[]; doesNotSay: string[] }][] = [
  [
    'on the last evening of the draw week',
    '2027-04-18T20:00:00Z',
    { says: [closed, draw], doesNotSay: [join, over] },
  ],
  ['after the draw', '2027-04-20T08:00:00Z', { says: [over], doesNotSay: [join, closed, draw] }],
];

function clockAt(time: string) {
  return { E2E_CLOCK: time, NODE_OPTIONS: '--import=./packages/testbed/shift-clock.ts' };
}

for (const [when, clock, { says, doesNotSay }] of times) {
  test(`the campaign page shows its state ${when} (${clock})`, async ({ startSite, request }) => {
    const site = await startSite(clockAt(clock));
    const read = () => htmlWithoutScripts(request, site.url + routes.action);
    // The first visitor still gets the page of the build.
    await expect.poll(read).toContain(says[0]);
    const html = await read();
    for (const text of says) expect(html).toContain(text);
    for (const text of doesNotSay) expect(html).not.toContain(text);
    for (const heading of ['U krijgt', 'Niet nodig']) {
      expect(html).toMatch(new RegExp(`<h\\d[^>]*>${heading}</h\\d>`));
    }
    expect(html).toMatch(/<form [^>]*aria-label="Bericht aan Zuilwerk"/);
  });
}

test('the campaign page changes after midnight of the last day without a webhook', async ({
  startSite,
  request,
}) => {
  const site = await startSite(clockAt('2027-04-04T21:30:00Z'));
  const html = async () => (await request.get(site.url + routes.action)).text();
  const before = await html();
  expect(before).toContain(join);
  for (const text of [closed, over]) expect(before).not.toContain(text);
  // The clock of the site goes an hour forward.
  process.kill(site.pid, 'SIGUSR2');
  await expect.poll(html).toContain(closed);
  expect(await html()).not.toContain(join);
});
