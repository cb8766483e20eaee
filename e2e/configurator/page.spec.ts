import { toQuery } from '../../lib/business/configurator/query';
import { routes } from '../../lib/routes';
import { expectStrictPolicy, watchViolations } from '../http/csp';
import { expectNoViolations } from '../quality/judges/accessibility';
import { expect, sites, test } from '../support/fixtures';
import { withoutScripts } from '../support/html';
import { watchNetwork } from '../support/network';
import { inTheWindow } from './compositions';
import { configurator, linkTo } from './configurator';

test('the configurator with a choice has a strict CSP with a nonce and is not stored', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  const network = watchNetwork(page, sites.site);
  const response = await page.goto(linkTo(toQuery({ composition: inTheWindow })));
  const headers = response?.headers() ?? {};
  const policy = headers['content-security-policy'] ?? '';
  expectStrictPolicy(policy);
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]+';/);
  expect(headers['cache-control']).toContain('no-store');
  expect(withoutScripts((await response?.text()) ?? '')).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
  await configurator(page).isLive();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stel uw kiosk samen');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    sites.site + routes.configurator,
  );
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Configurator' }),
  ).toHaveAttribute('aria-current', 'page');
  expect(violations).toEqual([]);
  expect(network.otherOrigins).toEqual([]);
  expect(await network.cookies()).toEqual([]);
});

for (const width of [360, 1440]) {
  test(`the configurator at ${width} px has no accessibility violations, in every group and with an unknown colour`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(linkTo('ander-ral-nummer=9999'));
    const { openGroup, isLive } = configurator(page);
    await isLive();
    for (const group of ['Kleur', 'Model', 'Plaatsing', 'Opties'] as const) {
      await openGroup(group);
      await expectNoViolations(page);
    }
  });
}

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [844, 390],
  [1440, 900],
] as const) {
  test(`at ${width} px the link to the summary moves the focus to its heading, in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(routes.configurator);
    await configurator(page).isLive();
    await page.getByRole('link', { name: 'Naar het overzicht' }).press('Enter');
    const heading = page.getByRole('heading', { name: 'Uw samenstelling' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    const box = await heading.boundingBox();
    expect(box?.y, 'below the header').toBeGreaterThan(72);
  });
}
