import type { Locator, Page } from 'playwright/test';
import { standardComposition } from '../../lib/business/configurator/composition';
import { PROJECT_PATH, PROPOSAL_PATH } from '../../lib/business/project/path';
import { emptyProject, toLine } from '../../lib/business/project/project';
import { projectNumber } from '../../lib/business/project/project-number';
import { projectHref, toProjectQuery } from '../../lib/business/project/project-query';
import { SENT_TEXT } from '../../lib/contact/state';
import { routes, sectorHref } from '../../lib/routes';
import { contactForm } from '../contact/contact-form';
import { expectHydrated } from '../http/csp';
import { expectNoViolations } from '../quality/judges/accessibility';
import { embeddedBackendOnly, requestBackend } from '../support/backend';
import { expect, sites, test } from '../support/fixtures';
import { reloadWithFonts } from '../support/fonts';
import { printedSheets } from '../support/printed-sheets';
import { fourShops } from './four-shops';

const amount = (text: string) => text.replaceAll(' ', '\u00a0');
const total = (page: Page) => page.getByRole('row', { name: /^Totaal, excl/ });
const count = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Uw project' });
const one = (model: 'wall-kiosk' | 'brandvision') => ({
  ...emptyProject,
  lines: [toLine(standardComposition(model))],
});

test.describe('stored request', () => {
  embeddedBackendOnly();

  test('six kiosks for four shops take at most twelve clicks from the start page to a stored request', async ({
    page,
  }) => {
    let clicks = 0;
    const click = async (target: Locator) => {
      clicks += 1;
      await target.click();
    };
    const main = page.getByRole('main');
    const field = (name: string) =>
      main.getByRole('group', { name: 'Zet een kiosk erbij' }).getByLabel(name);
    const add = async (kiosk: string, places: string, hasTouch: boolean) => {
      await click(field('Model en maat'));
      await field('Model en maat').selectOption(kiosk);
      await field('RAL-kleur').fill('7016');
      await field('Plekken').fill(places);
      if (hasTouch) await click(field('Met touchscreen'));
      await click(main.getByRole('button', { name: 'Zet erbij' }));
    };
    await page.goto(routes.home);
    await click(page.getByRole('contentinfo').getByRole('link', { name: 'Uw project' }));
    await expect(page).toHaveURL(PROJECT_PATH);
    await add('clearvision-55', 'Utrecht, Delft, Zwolle, Sneek', false);
    await expect(count(page)).toHaveText('Uw project4');
    await add('brandvision-43', 'Utrecht, Delft', true);
    await expect(count(page)).toHaveText('Uw project6');
    // 22.570 + 2.660 - 1.514 + 580 + 2.500, and in five years 6.120 + 5.850 + 7.818 at 12 hours a day.
    await expect(total(page)).toContainText(amount('€ 26.796'));
    await expect(total(page)).toContainText(amount('€ 46.584'));

    await click(page.getByRole('link', { name: 'Vraag een offerte aan' }));
    const form = contactForm(page);
    await expectHydrated(page);
    const subject = await form.field('subject').inputValue();
    expect(subject).toMatch(/^Offerte voor 6 kiosken, project /);
    await click(form.field('name'));
    await form.field('name').fill('Noor Jansen');
    await form.field('email').fill('noor@bloemen.example');
    clicks += 1;
    await form.send();
    await expect(form.success).toHaveText(SENT_TEXT);
    expect(clicks).toBeLessThanOrEqual(12);

    const response = await requestBackend(
      `contact_messages?select=message&subject=eq.${encodeURIComponent(subject)}&order=created_at.desc&limit=1`,
    );
    const [stored] = await response.json();
    expect(stored.message).toContain('4 × Clearvision, 55 inch (RAL 7016');
    expect(stored.message).toContain('2 × Brandvision, 43 inch (RAL 7016');
    expect(stored.message).toContain('in 5 jaar: € 46.584');
  });
});

test('a link shows the project of a colleague, and the own project stays', async ({ page }) => {
  const own = one('wall-kiosk');
  await page.goto(projectHref(own));
  await page.getByRole('button', { name: 'Bewaar het als uw project' }).click();
  await expect(count(page)).toHaveText('Uw project1');
  await page.goto(projectHref(fourShops));
  await expect(total(page)).toContainText(amount('€ 48.574'));
  await expect(count(page)).toHaveText('Uw project1');
  await page.getByRole('link', { name: 'Zet de twee naast elkaar' }).click();
  const both = page.getByRole('table', { name: 'Twee projecten vergeleken' });
  await expect(both.getByRole('row', { name: 'Kiosken' })).toHaveText('Kiosken61');
  await page.getByRole('link', { name: 'Voeg deze kiosken bij uw project' }).click();
  await expect(count(page)).toHaveText('Uw project7');
  await page.goto(routes.support);
  await count(page).click();
  await expect(page.getByRole('main')).toContainText('7\u00a0kiosken op 5\u00a0adressen');
});

test('a change is kept, Back takes it back, and a line can be taken out', async ({ page }) => {
  await page.goto(projectHref(one('brandvision')));
  await page.getByRole('button', { name: 'Bewaar het als uw project' }).click();
  await page.getByRole('listitem').getByLabel('Aantal per plek').fill('3');
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText('Uw project3');
  await page.goBack();
  await expect(count(page)).toHaveText('Uw project1');
  await expect(page.getByRole('listitem').getByLabel('Aantal per plek')).toHaveValue('1');
  await page.getByRole('button', { name: 'Haal weg' }).click();
  await expect(page.getByRole('heading', { name: 'Kiosken', exact: true })).toBeHidden();
  await expect(count(page)).toBeHidden();
});

test('a tab that is older than the kept project does not undo what another tab changed', async ({
  page,
  context,
}) => {
  await page.goto(projectHref(one('brandvision')));
  await page.getByRole('button', { name: 'Bewaar het als uw project' }).click();
  const other = await context.newPage();
  await other.goto(routes.support);
  await expect(count(other)).toHaveText('Uw project1');
  await page.getByRole('listitem').getByLabel('Aantal per plek').fill('3');
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText('Uw project3');
  await expect(count(other)).toHaveText('Uw project3');

  await other.goto('/kiosken/wall-kiosk');
  await expectHydrated(other);
  await other.getByRole('main').getByRole('link', { name: '55 inch', exact: true }).click();
  await expect(count(other)).toHaveText('Uw project4');
  const notice = page.getByText('of u heeft uw project sindsdien gewijzigd');
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  await page.goBack();
  await expect(notice).toBeVisible();
  await expect(count(page)).toHaveText('Uw project4');
  await page.getByRole('link', { name: 'Naar uw eigen project' }).click();
  await expect(page.getByRole('main')).toContainText('4\u00a0kiosken');
  await expect(notice).toBeHidden();
});

test('Back does not take out a kiosk that was added, nor does an older link replace the project', async ({
  page,
}) => {
  const first = projectHref(one('brandvision'));
  await page.goto(first);
  await page.getByRole('button', { name: 'Bewaar het als uw project' }).click();
  await page.goto('/kiosken/wall-kiosk');
  await expectHydrated(page);
  await page.getByRole('main').getByRole('link', { name: '55 inch', exact: true }).click();
  await expect(count(page)).toHaveText('Uw project2');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Naar uw eigen project' })).toBeVisible();
  await page.getByRole('link', { name: 'Naar uw eigen project' }).click();
  await page.getByRole('button', { name: 'Haal weg' }).first().click();
  await expect(count(page)).toHaveText('Uw project1');
  await page.goto(first);
  await expect(page.getByRole('link', { name: 'Naar uw eigen project' })).toBeVisible();
});

test('a browser that stores nothing says so, and the address keeps the project', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  await page.goto(projectHref(one('brandvision')));
  await page.getByRole('button', { name: 'Bewaar het als uw project' }).click();
  const notice = page.getByText('Uw browser bewaart dit project niet.');
  await expect(notice).toBeVisible();
  await page.getByRole('listitem').getByLabel('Aantal per plek').fill('3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText('3\u00a0kiosken');
  await expect(notice).toBeVisible();
});

test('kiosks are added from a product, the configurator and a sector, and nothing is replaced', async ({
  page,
}) => {
  await page.goto('/kiosken/brandvision');
  await page.getByRole('radio', { name: 'RAL 3020' }).check();
  await page.getByText('Uw kleur:').waitFor();
  await page.getByRole('main').getByRole('link', { name: '55 inch', exact: true }).click();
  await expect(count(page)).toHaveText('Uw project1');
  await expect(page.getByText('RAL\u00a03020 verkeersrood')).toBeVisible();
  await page.goto(`${routes.configurator}?model=wall-kiosk&touch=1&dealer=D-7`);
  await expectHydrated(page);
  await page.getByRole('link', { name: 'Zet in uw project' }).click();
  await expect(count(page)).toHaveText('Uw project2');
  await expect(page).toHaveURL(/dealer=D-7/);
  await page.goto(sectorHref('retail'));
  await expectHydrated(page);
  await page.getByRole('link', { name: 'Zet dit in uw project' }).click();
  await expect(count(page)).toHaveText('Uw project4');
});

test('the count in the header appears without moving anything', async ({ page }) => {
  const placesAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await expectHydrated(page);
    const shown = page.getByRole('banner').locator('a, button').filter({ visible: true });
    const others = (await shown.all()).map(async (control) => ({
      name: await control.textContent(),
      left: Math.round((await control.boundingBox())?.x ?? 0),
    }));
    // Narrower, the phone number gives way to it.
    const differs = width < 1280 ? /^(Uw project|Bel)/ : /^Uw project/;
    return (await Promise.all(others)).filter(({ name }) => !differs.test(name ?? ''));
  };
  const widths = [360, 1100, 1300, 1600];
  await page.goto(routes.support);
  await reloadWithFonts(page);
  const before = [];
  for (const width of widths) before.push(await placesAt(width));
  await page.goto(projectHref(one('brandvision')));
  await page.getByRole('button', { name: 'Bewaar het als uw project' }).click();
  await page.goto(routes.support);
  await reloadWithFonts(page);
  await expect(count(page)).toHaveText('Uw project1');
  const after = [];
  for (const width of widths) after.push(await placesAt(width));
  expect(after).toEqual(before);
});

test('a project says what its address got wrong, and has no accessibility violations', async ({
  page,
}) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${projectHref(fourShops)}&kiosk=model%3Dzuil`);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Regel\u00a03: het model ‘zuil’ is onbekend en weggelaten.',
    );
    for (const summary of await page.getByRole('main').locator('summary').all()) {
      await summary.click();
    }
    await expectNoViolations(page);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBeLessThanOrEqual(0);
  }
});

test('the proposal has number, dates, sums and facts, on at most three sheets', async ({
  page,
}) => {
  await page.goto(projectHref({ ...fourShops, company: 'Bloemen Van Loon' }, PROPOSAL_PATH));
  const number = projectNumber(toProjectQuery({ ...fourShops, company: 'Bloemen Van Loon' }));
  const main = page.getByRole('main');
  for (const text of [
    number,
    'Bloemen Van Loon',
    'Geldig tot en met',
    '€ 48.574',
    '92 kg',
    '260 W',
    '790 × 480 mm',
    'Smalste deur',
    'KvK 00000000',
    'Handtekening',
  ]) {
    await expect(main).toContainText(new RegExp(text.replaceAll(' ', '\\s')));
  }
  await expectNoViolations(page);
  const sheets = await printedSheets(page);
  expect(sheets.length).toBeLessThanOrEqual(3);
  for (const texts of sheets) expect(texts.length).toBeGreaterThan(0);
  await page.setViewportSize({ width: 718, height: 1000 });
  // The letterhead stands above the text, and its address is in one piece.
  const company = page.getByRole('contentinfo');
  const edges = [main.getByRole('heading', { level: 1 }), company.getByRole('img')];
  const [heading, wordmark] = await Promise.all(edges.map((element) => element.boundingBox()));
  expect(heading?.x).toBeCloseTo(wordmark?.x ?? 0, 0);
  const mail = company.getByRole('link', { name: '@' });
  expect(await mail.evaluate((link) => link.getClientRects().length)).toBe(1);
  await main.focus();
  await expect(main).toHaveCSS('box-shadow', 'none');
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a project is made, changed and requested by its address alone', async ({ page }) => {
    await page.goto(PROJECT_PATH);
    await page.getByLabel('Model en maat').selectOption('wall-kiosk-55');
    await page.getByRole('button', { name: 'Zet erbij' }).click();
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Wall kiosk' });
    await line.getByLabel('Plekken').fill('Gent, Brugge');
    await page.getByLabel('Land').selectOption('be');
    await page.getByRole('button', { name: 'Reken opnieuw' }).last().click();
    await expect(page.getByRole('main')).toContainText('2\u00a0kiosken op 2\u00a0adressen');
    await expect(page.getByText('verleggen de btw naar u')).toBeVisible();
    await page.getByRole('link', { name: 'Vraag een offerte aan' }).click();
    await expect(page).toHaveURL(new RegExp(`^${sites.site}/contact/samenstelling`));
    await expect(contactForm(page).field('message')).toHaveValue(
      /Wall kiosk, 55 inch.*Gent, Brugge/s,
    );
  });
});
