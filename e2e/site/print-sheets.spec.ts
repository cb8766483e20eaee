import { standardComposition } from '../../lib/business/configurator/composition';
import { emptyProject, toLine } from '../../lib/business/project/project';
import { projectHref } from '../../lib/business/project/project-query';
import { postHref, routes } from '../../lib/routes';
import { seedSlugs } from '../../packages/testbed/seed-posts';
import { contactForm } from '../contact/contact-form';
import { expectHydrated } from '../http/csp';
import { expect, test } from '../support/fixtures';
import { textPages } from '../support/pages';
import { printedSheets } from '../support/printed-sheets';
import { readSitemap, urlsIn } from './sitemap';

const manyKiosks = {
  ...emptyProject,
  lines: Array.from({ length: 20 }, (_, index) => ({
    ...toLine(standardComposition('wall-kiosk')),
    places: [`Filiaal ${index}`],
  })),
};

const compared = ['brandvision', 'clearvision', 'touch-table', 'ceiling-kiosk'];

test('a chosen comparison of four models prints alone, on one A4', async ({ page }) => {
  await page.goto(`${routes.kiosken}?vergelijk=${compared.join(',')}&maat=55#vergelijken`);
  await expect(page.getByRole('link', { name: 'Vraag advies over deze keuze' })).toBeVisible();
  expect(await printedSheets(page)).toHaveLength(1);
  const table = page.getByRole('region', { name: 'Vergelijking' });
  await expect(table.getByRole('columnheader', { name: 'Ceiling kiosk' })).toBeVisible();
  const headings = page.getByRole('main').getByRole('heading').filter({ visible: true });
  await expect(headings).toHaveText(['Vergelijk wat u overweegt']);
});

test('the checklist prints on two pages, with a box before each point and without its picture', async ({
  page,
}) => {
  await page.goto(postHref('checklist-voor-de-dag-van-plaatsing'));
  expect(await printedSheets(page)).toHaveLength(2);
  const points = page.locator('.checklist ul > li');
  expect(await points.count()).toBeGreaterThan(5);
  const boxes = await points.evaluateAll((items) =>
    items.map((item) => getComputedStyle(item, '::before').borderTopStyle),
  );
  expect(new Set(boxes)).toEqual(new Set(['solid']));
  await expect(page.getByRole('article').locator('> img')).toBeHidden();
});

test('a typed message prints whole, however long it is, and a long subject too', async ({
  page,
}) => {
  await page.goto(routes.contact);
  await expectHydrated(page);
  const empty = (await printedSheets(page)).flat().length;
  await page.emulateMedia({ media: 'screen' });
  await contactForm(page).field('subject').fill('Kiosken in de hal. '.repeat(7));
  await contactForm(page).field('message').fill('Een regel van het bericht.\n'.repeat(120));
  expect((await printedSheets(page)).flat().length - empty).toBeGreaterThanOrEqual(122);
});

test('a project of many kiosks prints without the fields that add one, three or more on a sheet', async ({
  page,
}) => {
  await page.goto(projectHref(manyKiosks));
  await expectHydrated(page);
  const sheets = await printedSheets(page);
  expect(sheets.length).toBeLessThanOrEqual(11);
  await expect(page.getByRole('heading', { name: 'Zet een kiosk erbij' })).toBeHidden();
});

/** Larger than any text of these pages but their headings. */
const LARGEST_TEXT = 17;

test('every sheet of a post or a page of text has text, and none ends with a heading', async ({
  page,
}) => {
  const addresses = urlsIn(await readSitemap()).map((address) => new URL(address).pathname);
  // Other tests publish and delete posts meanwhile, and the seed has posts without a page.
  const posts = seedSlugs()
    .map(postHref)
    .filter((path) => addresses.includes(path));
  expect(posts.length).toBeGreaterThan(10);
  for (const path of [...posts, ...textPages, routes.buying]) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    const sheets = await printedSheets(page);
    sheets.forEach((texts, index) => {
      const lowest = texts.sort((a, b) => a.baseline - b.baseline).at(-1);
      expect.soft(lowest, `${path}, sheet ${index + 1}`).toBeDefined();
      expect
        .soft(lowest?.fontSize ?? 0, `${path}, end of sheet ${index + 1}`)
        .toBeLessThanOrEqual(LARGEST_TEXT);
    });
  }
});
