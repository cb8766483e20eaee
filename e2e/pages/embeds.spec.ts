import type { Page } from 'playwright/test';
import { contactHref } from '../../lib/contact/contact-href';
import { routes, sectorHref } from '../../lib/routes';
import { contactForm } from '../contact/contact-form';
import { expect, sites, test, withAndWithoutJavaScript } from '../support/fixtures';
import { contentOf } from '../support/frames';
import { watchNetwork } from '../support/network';
import { settle } from '../support/settled';

test.use({ baseURL: sites.siteWithEmbeds });

for (const viewport of [
  { width: 390, height: 700 },
  { width: 1280, height: 800 },
]) {
  test(`the configurator fills a ${viewport.width} px screen below the header and gets the dealer number`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(routes.configurator);
    const frame = page.getByTitle('Kioskconfigurator');
    await expect(
      contentOf(frame).getByRole('heading', { name: 'Stand-in /configurator D-1043' }),
    ).toBeVisible();
    const header = await page.getByRole('banner').boundingBox();
    expect(await frame.boundingBox()).toEqual({
      x: 0,
      y: header?.height,
      width: viewport.width,
      height: viewport.height - (header?.height ?? 0),
    });
  });
}

function watchPortal(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${sites.embeds}/configurator`)) requested.push(request.url());
  });
  return requested;
}

const WITH_CHOICE = `${routes.configurator}?model=wall-kiosk&maat=55&kleur=5015&dealer=X`;
const PORTAL_WITH_CHOICE = `${sites.embeds}/configurator?model=wall-kiosk&maat=55&kleur=5015&dealer=D-1043`;

withAndWithoutJavaScript(() => {
  test('the portal gets model, size and colour of the URL in a single request', async ({
    page,
  }) => {
    const requested = watchPortal(page);
    await page.goto(WITH_CHOICE);
    const portal = contentOf(page.getByTitle('Kioskconfigurator'));
    await expect(portal.getByRole('heading')).toBeVisible();
    expect(requested).toEqual([PORTAL_WITH_CHOICE]);
  });

  test('the configurator opens on its own page too', async ({ page }) => {
    await page.goto(WITH_CHOICE);
    await expect(
      page.getByRole('link', { name: 'Open de configurator op een eigen pagina' }),
    ).toHaveAttribute('href', PORTAL_WITH_CHOICE);
  });

  test('below the frame of the portal a link leads to a request by contact', async ({ page }) => {
    await page.goto(routes.configurator);
    // Uses the keyboard: after scrolling, Chromium sends the first click to the frame that was there before.
    await page.getByRole('link', { name: 'Vraag de samenstelling aan via contact' }).press('Enter');
    await expect(page).toHaveURL(contactHref('samenstelling'));
    await expect(contactForm(page).field('subject')).toHaveValue('Samenstelling van een kiosk');
  });
});

test('the portal gets the choices of a link followed inside the site', async ({ page }) => {
  const requested = watchPortal(page);
  await page.goto(sectorHref('restaurants'));
  await page.getByRole('link', { name: 'Stel de Ceiling kiosk samen' }).click();
  await expect(page.getByTitle('Kioskconfigurator')).toBeVisible();
  await expect
    .poll(() => requested)
    .toEqual([`${sites.embeds}/configurator?model=ceiling-kiosk&maat=55&dealer=D-1043`]);
});

const covers = [
  {
    path: routes.contact,
    button: 'Kaart laden',
    title: 'Kaart van Beeldkade 43 in Voorbeeldstad',
    address: `${sites.embeds}/kaart`,
    remembered: 'Kaart van onze locatie',
  },
  {
    path: routes.action,
    button: 'Agenda laden',
    title: 'Agenda voor een gesprek over dealer worden',
    address: `${sites.embeds}/agenda`,
    remembered: 'Agenda voor dealers',
  },
];

for (const { path, button, title, address, remembered } of covers) {
  test(`${path} loads nothing from third parties before “${button}” is clicked`, async ({
    page,
  }) => {
    const { otherOrigins } = watchNetwork(page, sites.siteWithEmbeds);
    await page.goto(path);
    await page.getByRole('button', { name: button }).scrollIntoViewIfNeeded();
    await settle(page);
    expect(otherOrigins).toEqual([]);

    await page.getByRole('button', { name: button }).click();
    const frame = page.getByTitle(title);
    await expect(contentOf(frame).getByRole('heading', { level: 1 })).toBeVisible();
    expect(otherOrigins).toEqual([address]);
  });

  test(`“${button}” applies to one visit unless the visitor ticks to remember it`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByTitle(title)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    await expect(page.getByTitle(title)).toHaveCount(0);
  });

  test(`a remembered consent on ${path} survives a reload and is withdrawn on the cookie page`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByRole('checkbox', { name: 'Onthoud mijn keuze' }).check();
    await page.getByRole('button', { name: button }).click();
    await page.reload();
    await expect(page.getByTitle(title)).toBeVisible();

    // Uses the keyboard: after scrolling, Chromium sends the first click to the frame that was there before.
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Cookie-instellingen' })
      .press('Enter');
    await expect(page).toHaveURL(/\/cookie-policy#cookie-instellingen$/);
    await expect(
      page.getByRole('listitem').filter({ hasText: `${remembered} laden zonder te vragen, tot` }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Alles wissen' }).click();
    await expect(page.getByText('Deze website bewaart nu niets op dit apparaat.')).toBeVisible();

    await page.goto(path);
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    await expect(page.getByTitle(title)).toHaveCount(0);
  });

  test(`the placeholder on ${path} has a plain link to the embedded content`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').locator(`a[href="${address}"]`)).toBeVisible();
  });
}

test('the agenda is 1000 pixels high', async ({ page }) => {
  await page.goto(routes.action);
  await page.getByRole('button', { name: 'Agenda laden' }).click();
  const frame = page.getByTitle('Agenda voor een gesprek over dealer worden');
  expect((await frame.boundingBox())?.height).toBe(1000);
});

test('the footer links to the partner portal and /support to the chat', async ({ page }) => {
  await page.goto(routes.support);
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Naar het partnerportaal' }),
  ).toHaveAttribute('href', `${sites.embeds}/portal`);
  await expect(page.getByRole('link', { name: 'Start livechat' })).toHaveAttribute(
    'href',
    `${sites.embeds}/chat`,
  );
});
