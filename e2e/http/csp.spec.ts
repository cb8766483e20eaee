import { CSP_HEADER } from '../../lib/requests/security/csp.mjs';
import { routes } from '../../lib/routes';
import { openPreviews } from '../blog/previews';
import { contactForm, newMessage } from '../contact/contact-form';
import { embeddedBackendOnly } from '../support/backend';
import { expect, sites, test } from '../support/fixtures';
import { contentOf } from '../support/frames';
import { withoutScripts } from '../support/html';
import { watchNetwork } from '../support/network';
import { visitedPages } from '../support/pages';
import { settle } from '../support/settled';
import { expectHydrated, expectStrictPolicy, inlineHashes, watchViolations } from './csp';

/** The configurator frame of the dealer portal, which the cookie statement names. */
const CONFIGURATOR = `${sites.embeds}/configurator?dealer=D-1043`;

for (const name of ['site', 'siteWithEmbeds'] as const) {
  test(`every page of ${name} is served from the cache with a strict CSP that lists the hashes of its inline scripts and styles`, async ({
    request,
  }) => {
    for (const path of visitedPages) {
      const url = sites[name] + path;
      await request.get(url);
      const response = await request.get(url);
      expect(response.headers()['x-nextjs-cache'], path).toMatch(/^(HIT|STALE)$/);
      const policy = response.headers()[CSP_HEADER] ?? '';
      expectStrictPolicy(policy);
      const html = await response.text();
      for (const hash of inlineHashes(html)) expect(policy, path).toContain(hash);
      expect(withoutScripts(html).match(/<[^>]+\s(style|on[a-z]+)=/g), path).toBeNull();
    }
  });
}

const pagesWithEmbeds = [routes.contact, routes.action, routes.configurator, routes.support];

// The pages of the site itself: e2e/quality/visits.spec.ts.
test('every page with embeds hydrates without CSP violations, third-party requests or cookies', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const violations = await watchViolations(page);
  const network = watchNetwork(page, sites.siteWithEmbeds);
  for (const path of pagesWithEmbeds) {
    await page.goto(sites.siteWithEmbeds + path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await settle(page);
    expect(violations, path).toEqual([]);
    expect(await network.cookies(), path).toEqual([]);
  }
  expect(network.otherOrigins).toEqual([CONFIGURATOR]);
});

test('navigation through the site loads no new document and violates no CSP', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const violations = await watchViolations(page);
  await page.goto('/');
  await expectHydrated(page);
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes';
  });
  for (const path of [routes.blog, routes.action, routes.news, ...Object.values(mainRoutes)]) {
    const links = page.locator(`footer a[href="${path}"], header a[href="${path}"]`);
    await links.filter({ visible: true }).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  }
  await expect(page.locator('html')).toHaveAttribute('data-same-document', 'yes');
  expect(violations).toEqual([]);
});

const mainRoutes = {
  kiosken: routes.kiosken,
  digitalSignage: routes.digitalSignage,
  digitaalPlatform: routes.digitaalPlatform,
  support: routes.support,
  configurator: routes.configurator,
};

test('map, agenda and configurator load on pages opened by a link', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(sites.siteWithEmbeds);
  await expectHydrated(page);
  const header = page.getByRole('banner');

  await header.getByRole('link', { name: 'Configurator' }).click();
  const configurator = contentOf(page.getByTitle('Kioskconfigurator'));
  await expect(configurator.getByRole('heading', { level: 1 })).toBeVisible();

  // Uses the keyboard: after scrolling, Chromium sends the first click to the frame that was
  // there before.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Word Dealer' }).press('Enter');
  await page.getByRole('button', { name: 'Agenda laden' }).click();
  const agenda = contentOf(page.getByTitle('Agenda voor een gesprek over dealer worden'));
  await expect(agenda.getByRole('heading', { level: 1 })).toBeVisible();

  await header.getByRole('link', { name: 'Contact us' }).press('Enter');
  await page.getByRole('button', { name: 'Kaart laden' }).click();
  const map = contentOf(page.getByTitle(/^Kaart van/));
  await expect(map.getByRole('heading', { level: 1 })).toBeVisible();
  expect(violations).toEqual([]);
});

test.describe('page that does not exist', () => {
  test.use({ expectedConsoleErrors: ['status of 404'] });

  for (const path of ['/bestaat-niet', '/blog/bestaat-niet']) {
    test(`${path} has a strict CSP and makes no third-party request or cookie`, async ({
      page,
    }) => {
      const violations = await watchViolations(page);
      const network = watchNetwork(page, sites.site);
      for (const _ of ['rendered', 'remembered']) {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        expectStrictPolicy(response?.headers()[CSP_HEADER]);
        await expectHydrated(page);
      }
      expect(violations).toEqual([]);
      expect(network.otherOrigins).toEqual([]);
      expect(await network.cookies()).toEqual([]);
    });
  }
});

test.describe('preview of a post', () => {
  embeddedBackendOnly();

  test('a preview hydrates under a strict CSP', async ({ page }) => {
    const violations = await watchViolations(page);
    const response = await page.goto(`${await openPreviews()}/wat-een-kiosk-kost-in-vijf-jaar`);
    expectStrictPolicy(response?.headers()[CSP_HEADER]);
    await expectHydrated(page);
    expect(violations).toEqual([]);
  });
});

test.describe('form sent before the script of the page has loaded', () => {
  embeddedBackendOnly();
  test.use({ expectedConsoleErrors: ['net::ERR_FAILED'] });

  for (const path of [routes.contact, routes.action]) {
    test(`the response on ${path} hydrates under a strict nonce-based CSP`, async ({ page }) => {
      const violations = await watchViolations(page);
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(path, { waitUntil: 'load' });
      const form = contactForm(page);
      await form.fill({ ...newMessage(), name: ' ' });
      await page.unroute('**/*.js');
      const [response] = await Promise.all([
        page.waitForResponse((answer) => answer.request().method() === 'POST'),
        form.send(),
      ]);
      await expect(form.failure).toBeVisible();
      const { [CSP_HEADER]: policy } = await response.allHeaders();
      expectStrictPolicy(policy);
      expect(policy).toContain("'nonce-");
      await expectHydrated(page);
      expect(violations).toEqual([]);
    });
  }
});
