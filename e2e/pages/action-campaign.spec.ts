import { formatLongDate } from '../../lib/dates';
import { routes } from '../../lib/routes';
import { campaign } from '../../lib/site';
import { expect } from '../support/fixtures';
import { test } from '../support/own-site';

const { deadline, drawWeek } = campaign;
const join = `Aanmelden kan tot en met ${formatLongDate(deadline)}`;
const closed = 'De aanmelding is gesloten.';
const draw = `Winnaar bekend van ${formatLongDate(drawWeek.monday)} tot en met ${formatLongDate(drawWeek.sunday)}`;
const over = 'Deze verloting is afgelopen.';

// Summer time: Amsterdam is two hours ahead of UTC.
const moments: [string, string, { says: string[]; doesNotSay: string[] }][] = [
  ['on the last evening', '2027-04-04T20:00:00Z', { says: [join], doesNotSay: [closed, over] }],
  [
    'just before midnight of the last day',
    '2027-04-04T21:59:00Z',
    { says: [join], doesNotSay: [closed, over] },
  ],
  [
    'on the morning after',
    '2027-04-05T08:00:00Z',
    { says: [closed, draw], doesNotSay: [join, over] },
  ],
  [
    'on the last evening of the draw week',
    '2027-04-18T20:00:00Z',
    { says: [closed, draw], doesNotSay: [join, over] },
  ],
  ['after the draw', '2027-04-20T08:00:00Z', { says: [over], doesNotSay: [join, closed, draw] }],
];

/** Variables for a site whose clock starts at a moment. */
function clockAt(moment: string) {
  return { E2E_CLOCK: moment, NODE_OPTIONS: '--import=./scripts/harness/shift-clock.ts' };
}

for (const [when, clock, { says, doesNotSay }] of moments) {
  test(`${when} (${clock}) the first visitor reads how the campaign stands`, async ({
    startSite,
    page,
  }) => {
    const site = await startSite(clockAt(clock));
    await page.goto(site.url + routes.action);
    const main = page.getByRole('main');
    for (const text of says) await expect(main.getByText(text)).toBeVisible();
    for (const text of doesNotSay) await expect(main.getByText(text)).toHaveCount(0);

    await expect(main.getByRole('heading', { name: 'U krijgt' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'U heeft geen' })).toBeVisible();
    await expect(main.getByRole('form', { name: 'Bericht aan Zuilwerk' })).toBeVisible();
  });
}

test('the page turns at midnight, without anybody telling it', async ({ startSite, request }) => {
  const site = await startSite(clockAt('2027-04-04T21:59:45Z'));
  const html = async () => (await request.get(site.url + routes.action)).text();
  expect(await html()).toContain(join);
  await expect.poll(html).toContain(closed);
  expect(await html()).not.toContain(join);
});
