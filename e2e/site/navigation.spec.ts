import type { Page } from 'playwright/test';
import { site } from '../../lib/business/site';
import { legalLinks, mainNavigation, quickLinks, routes } from '../../lib/routes';
import { expect, sites, test } from '../support/fixtures';
import { reloadWithFonts } from '../support/fonts';

test.use({ viewport: { width: 1280, height: 800 } });

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Hoofdnavigatie' });

test('the header shows the seven entries in order, each linking to its page', async ({ page }) => {
  await page.goto('/');
  const links = mainMenu(page).getByRole('link');
  await expect(links).toHaveText(mainNavigation.map(({ label }) => label));
  expect(await hrefsOf(page, 'nav[aria-label=Hoofdnavigatie] a')).toEqual([
    '/',
    '/kiosken',
    '/marktsegmenten',
    '/digital-signage',
    '/digitaal-platform',
    '/support',
    '/configurator',
  ]);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
});

test('the header entries Home and Configurator have an icon', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Home', 'Configurator']) {
    const link = mainMenu(page).getByRole('link', { name, exact: true });
    await expect(link.locator('svg')).toBeVisible();
  }
});

test('the logo links to the home page', async ({ page }) => {
  await page.goto('/support');
  await page.getByRole('banner').getByRole('link', { name: site.name }).click();
  await expect(page).toHaveURL('/');
});

test('the contact button is labelled "Contact us" in English and links to the contact page', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('banner').getByRole('link', { name: 'Contact us', exact: true });
  await expect(button).toHaveAttribute('lang', 'en');
  await expect(button).toHaveText('Contact');
  await button.click();
  await expect(page).toHaveURL('/contact');
});

for (const width of [1024, 1280]) {
  test(`at ${width} px the header holds the phone number of the office`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/');
    const phone = page.getByRole('banner').getByRole('link', { name: site.phone.office.label });
    await expect(phone).toHaveAttribute('href', site.phone.office.href);
    await expect(phone).toBeInViewport({ ratio: 1 });
  });
}

for (const width of [320, 768, 1024, 1280, 1536, 1920, 2560]) {
  test(`at ${width} px the header leads to the search page and nothing in it overlaps or wraps`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const header = page.getByRole('banner');
    const boxes = await header
      .locator('a:visible, button:visible')
      .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect()));
    for (const [index, { left, height }] of boxes.entries()) {
      expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
      expect(height).toBeLessThanOrEqual(width > 1280 ? 52 : 48);
    }
    await header.getByRole('link', { name: 'Zoeken', exact: true }).click();
    await expect(page).toHaveURL('/zoeken');
  });
}

test('at 1024 px the entries of the header stand at least 14 px apart', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/support');
  await reloadWithFonts(page);
  const boxes = await mainMenu(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
  const gaps = boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(14);
});

test('the entries of the header grow with the window', async ({ page }) => {
  await page.goto('/support');
  const sizeAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const link = mainMenu(page).getByRole('link', { name: 'Marktsegmenten' });
    return link.evaluate((entry) =>
      Math.round(Number.parseFloat(getComputedStyle(entry).fontSize)),
    );
  };
  expect([await sizeAt(1280), await sizeAt(1920), await sizeAt(2560)]).toEqual([14, 17, 18]);
});

test('the header stays at the top while scrolling', async ({ page }) => {
  await page.goto('/kiosken');
  await scrollTo(page, 2000);
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

test('only the header entry of the open page is marked as current', async ({ page }) => {
  for (const { href, label } of mainNavigation) {
    await page.goto(href);
    await expect(mainMenu(page).locator('[aria-current=page]')).toHaveText([label]);
  }
  await page.goto('/contact');
  await expect(mainMenu(page).locator('[aria-current]')).toHaveCount(0);
});

test('the footer has the quick links, "Word Dealer" among them, and the legal texts', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const { href, label } of [...quickLinks, ...legalLinks]) {
    const link = footer.getByRole('link', { name: label, exact: true });
    await expect(link).toHaveAttribute('href', href);
  }
  const dealer = footer.getByRole('link', { name: 'Word Dealer', exact: true });
  await expect(dealer).toHaveAttribute('href', '/action');
});

test.describe('on a screen for fingers', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the links of the footer are 44 px high, and none covers another', async ({ page }) => {
    await page.goto('/');
    const links = page.getByRole('contentinfo').getByRole('link');
    // The whole style sheets come after the first paint.
    await expect.poll(async () => (await links.first().boundingBox())?.height).toBe(44);
    const boxes = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(boxes.length).toBeGreaterThan(15);
    for (const [index, box] of boxes.entries()) {
      expect(box.height).toBeGreaterThanOrEqual(44);
      for (const other of boxes.slice(index + 1)) {
        const isBeside = other.left >= box.right || other.right <= box.left;
        expect(isBeside || other.top >= box.bottom - 0.01).toBe(true);
      }
    }
  });
});

test('the footer shows contact and registration details of the company', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const fact of [site.address.street, site.address.postalCode, site.address.city]) {
    await expect(footer).toContainText(fact);
  }
  for (const { label, href } of Object.values(site.phone)) {
    await expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
  await expect(footer.getByRole('link', { name: site.email.info })).toHaveAttribute(
    'href',
    `mailto:${site.email.info}`,
  );
  const { days, hours } = site.openingHours;
  await expect(footer).toContainText(`${days}, ${hours}`);
  await expect(footer).toContainText(`KvK ${site.kvk}`);
  await expect(footer).toContainText(`btw-id ${site.vatId}`);
});

test('the partner portal link leads to the portal, or explains how to get access', async ({
  page,
}) => {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'partnerportaal' });
  await page.goto(sites.siteWithEmbeds);
  await expect(link).toHaveAttribute('href', `${sites.embeds}/portal`);
  await page.goto('/');
  await link.click();
  const heading = page.getByRole('heading', { name: 'Toegang tot het partnerportaal' });
  await expect(heading).toBeInViewport();
});

test('the first Tab stop skips the navigation', async ({ page }) => {
  await page.goto('/kiosken');
  const skipLink = page.getByRole('link', { name: 'Naar de inhoud' });
  await expect(skipLink).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('after a link in the footer the focus goes on from the content of the new page', async ({
  page,
}) => {
  await page.goto(routes.action);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Zoeken', exact: true }).press('Enter');
  await expect(page).toHaveURL(routes.search);
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();

  await footer.getByRole('link', { name: 'Cookie-instellingen' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Cookieverklaring', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cookie-instellingen' })).toBeFocused();
});

async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
}

function hrefsOf(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((links) => links.map((a) => a.getAttribute('href')));
}
