import type { Page } from 'playwright/test';
import { PROJECT_PATH } from '../../lib/business/project/path';
import { PLAYER_COPY } from '../../lib/platform/browser/player-copy';
import { storageKeys } from '../../lib/platform/browser/storage';
import { routes, SIGNAGE_PLAYER_PATH, TRUE_SIZE_PATH } from '../../lib/routes';
import { contactForm } from '../contact/contact-form';
import { expectHydrated } from '../http/csp';
import { expect, sites, test } from '../support/fixtures';

test.use({ baseURL: sites.siteWithEmbeds });

async function namesOnDevice(page: Page): Promise<string[]> {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ]);
  const cookies = await page.context().cookies();
  // The worker of the player and its cache are one thing to visitors.
  const named = stored.map((name) => (name.endsWith(SIGNAGE_PLAYER_PATH) ? PLAYER_COPY : name));
  return [...new Set([...named, ...cookies.map(({ name }) => name)])].sort();
}

async function leaveTraces(page: Page) {
  await page.goto(routes.home);
  await page.getByRole('button', { name: 'Video pauzeren' }).click();

  await page.goto(routes.kiosken);
  await page.getByRole('radio', { name: 'RAL 3020' }).check();

  for (const [path, button] of [
    [routes.contact, 'Kaart laden'],
    [routes.action, 'Agenda laden'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('checkbox', { name: 'Onthoud mijn keuze' }).check();
    await page.getByRole('button', { name: button }).click();
    await expect(page.locator('iframe')).toBeVisible();
  }

  // The portal of this site replaces our own configurator, which keeps this.
  await page.evaluate(
    (name) => sessionStorage.setItem(name, 'model=brandvision&maat=55'),
    storageKeys.composition.name,
  );

  await page.goto(`${PROJECT_PATH}?kiosk=model%3Dbrandvision`);
  await page.getByRole('button', { name: 'Bewaar het als uw project' }).click();

  await page.goto(TRUE_SIZE_PATH);
  await expectHydrated(page);
  await page.getByRole('slider').press('ArrowRight');

  await page.evaluate(
    (name) => sessionStorage.setItem(name, 'cover data:image/jpeg;base64,'),
    storageKeys.picture.name,
  );

  await page.goto(SIGNAGE_PLAYER_PATH);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  await page.goto(routes.contact);
  await expectHydrated(page);
  await contactForm(page).field('name').fill('Jan de Boer');
}

test('the cookie statement lists exactly what the site stores in the browser', async ({ page }) => {
  await leaveTraces(page);
  await page.goto(routes.cookies);
  const table = page.getByRole('table', {
    name: 'Alles wat deze website in uw browser kan bewaren',
  });
  const named = await table.getByRole('rowheader').allInnerTexts();
  expect(named.toSorted()).toEqual(await namesOnDevice(page));
});

test('the privacy settings show what is stored in the browser, and delete it', async ({ page }) => {
  await leaveTraces(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-instellingen' }).click();
  const settings = page.getByRole('region', { name: 'Cookie-instellingen' });
  await expect(settings.getByRole('listitem')).toHaveText([
    /^Kaart van onze locatie laden zonder te vragen, tot /,
    /^Agenda voor dealers laden zonder te vragen, tot /,
    /^RAL.3020 als kleur van de kiosken, /,
    /^De kiosk die u samenstelde, /,
    /^De film op de startpagina staat stil, /,
    /^Uw beeld op de schermen, /,
    /^Uw project met kiosken, /,
    /^Het nummer van uw project in dit tabblad, /,
    /^Hoe groot een bankpas op uw scherm is, /,
    /^Een bericht dat u nog niet heeft verzonden, /,
    /^De speler van een voorbeelddag, /,
  ]);
  await expect(page.locator('html')).toHaveAttribute('data-ral', '3020');

  await settings.getByRole('button', { name: 'Alles wissen' }).click();
  await expect(settings).toContainText('Deze website bewaart nu niets op dit apparaat.');
  await expect(settings.locator(':focus')).toContainText('bewaart nu niets');
  await expect(page.locator('html')).not.toHaveAttribute('data-ral');
  expect(await namesOnDevice(page)).toEqual([]);
});
