import type { Page } from 'playwright/test';
import { routes } from '../lib/routes';
import { expectNoViolations } from './axe';
import { expectHydrated } from './content-policy';
import { expect, test, withAndWithoutJavaScript } from './fixtures';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Zoekwoorden' });
const places = (page: Page) => page.getByRole('main').getByRole('listitem');

async function open(page: Page) {
  await page.goto(routes.search);
  await expectHydrated(page);
}

withAndWithoutJavaScript(() => {
  test('a link in the footer leads to everything that stands on the site', async ({ page }) => {
    await page.goto(routes.home);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Zoeken' }).click();
    await expect(page).toHaveURL(routes.search);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Onderwerpen',
      'Kiosken',
      'Markten',
      'Digitale diensten',
      'Pagina’s',
      'Berichten in het blog',
    ]);
    const post = page.getByRole('main').getByRole('link', { name: 'De Juiste Kleur Op Staal' });
    await expect(post).toHaveAttribute('href', '/blog/de-juiste-kleur-op-staal');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is the list, and no field that would do nothing', async ({ page }) => {
    await page.goto(routes.search);
    await expect(field(page)).toBeHidden();
    expect(await places(page).count()).toBeGreaterThan(50);
  });
});

test('what is typed leaves the places that hold all of its words, and nobody is asked', async ({
  page,
}) => {
  await open(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await field(page).fill('zwarte schermen');
  await expect(page.getByRole('status')).toHaveText(/^\d+ plaats(en)? met ‘zwarte schermen’\.$/);
  const fault = places(page).filter({ hasText: 'Storing of reparatie' });
  await expect(fault).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Digitale diensten' })).toBeHidden();
  await expect(places(page).filter({ hasText: 'Cookie-instellingen' })).toBeHidden();
  await fault.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Technische ondersteuning' })).toBeInViewport();

  await page.goBack();
  await expect(field(page)).toHaveValue('zwarte schermen');
  await expect(page.getByRole('heading', { name: 'Digitale diensten' })).toBeHidden();
  expect(asked.filter((address) => address.includes('zwarte'))).toEqual([]);
});

test('the whole list is back when the field is emptied', async ({ page }) => {
  await open(page);
  const all = await places(page).count();
  await field(page).fill('handleiding');
  await expect(places(page).filter({ visible: true })).not.toHaveCount(all);
  await field(page).fill('');
  await expect(places(page).filter({ visible: true })).toHaveCount(all);
  await expect(page.getByRole('status')).toBeEmpty();
});

test('who finds nothing is led to somebody who knows', async ({ page }) => {
  await open(page);
  await field(page).fill('stofzuiger <b>');
  await expect(page.getByRole('status')).toContainText('Niets gevonden met ‘stofzuiger <b>’.');
  await expect(places(page).filter({ visible: true })).toHaveCount(0);
  await expectNoViolations(page);
  await page.getByRole('status').getByRole('link', { name: 'stel uw vraag' }).click();
  await expect(page).toHaveURL(routes.contact);
});
