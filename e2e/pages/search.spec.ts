import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { postHref, routes } from '../../lib/routes';
import { expectedQueries, queriesWithoutResult } from '../../packages/testbed/expected-queries';
import { expectHydrated } from '../http/csp';
import { expectNoViolations } from '../quality/judges/accessibility';
import { expect, test, withAndWithoutJavaScript } from '../support/fixtures';
import { hurry } from '../support/hurry';
import { settle } from '../support/settled';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Zoekwoorden' });
const places = (page: Page) => page.getByRole('main').getByRole('listitem');
const found = (page: Page) => page.getByRole('list', { name: 'Gevonden' });
const status = (page: Page) => page.getByRole('status');
/** Links of the text about an empty result. */
const linksBeside = (page: Page) => page.getByRole('search').getByRole('link');

/** A sample: search-texts.http.spec.ts tests every query on the same index. */
function everyTenth<Query>(queries: readonly Query[]): Query[] {
  return queries.filter((_, index) => index % 10 === 0);
}

async function open(page: Page) {
  await page.goto(routes.search);
  await expectHydrated(page);
}

/** Asks for the files again, because Chromium does not keep the body of every response to a script. */
async function compressedSize(page: Page, urls: string[]) {
  expect(urls.length).toBeGreaterThan(0);
  const bodies = urls.map(async (url) => (await page.request.get(url)).body());
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body, { level: 6 }).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Waits for the texts of all places, which are searched as soon as they have come. */
async function openWithTexts(page: Page) {
  await open(page);
  await field(page).fill('verzonken');
  await expect(found(page)).toBeVisible();
  await field(page).fill('');
}

withAndWithoutJavaScript(() => {
  test('a footer link leads to the list of everything on the site', async ({ page }) => {
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

test.describe('search without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is shown without a search field', async ({ page }) => {
    await page.goto(routes.search);
    await expect(field(page)).toBeHidden();
    expect(await places(page).count()).toBeGreaterThan(50);
  });
});

test('the best matches replace the list while typing, and nothing is sent to a server', async ({
  page,
}) => {
  await open(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url() + (request.postData() ?? '')));
  await field(page).fill('zwarte schermen');
  await expect(status(page)).toHaveText(/^\d+ resulta(at|ten) voor ‘zwarte schermen’\.$/);
  const fault = found(page).getByRole('link', { name: 'Storing of reparatie' });
  await expect(fault).toBeVisible();
  await expect(found(page).locator('mark').first()).toHaveText(/scherm|zwart/i);
  await expect(page.getByRole('heading', { name: 'Digitale diensten' })).toBeHidden();
  await expectNoViolations(page);
  await fault.click();
  await expect(page.getByRole('heading', { name: 'Technische ondersteuning' })).toBeInViewport();

  await page.goBack();
  await expect(field(page)).toHaveValue('zwarte schermen');
  await expect(fault).toBeVisible();
  expect(requested.filter((request) => request.includes('zwarte'))).toEqual([]);
});

test('the search field lists the page of a query, and the nearest page for a query without result', async ({
  page,
}) => {
  // The outcome is announced after a pause.
  await hurry(page);
  await openWithTexts(page);
  const wrong: string[] = [];
  for (const [query, href] of everyTenth(expectedQueries)) {
    await field(page).fill(query);
    await expect(status(page)).toContainText(`‘${query}’`);
    const hrefs = await found(page)
      .getByRole('link')
      .evaluateAll((links) => links.slice(0, 3).map((link) => link.getAttribute('href')));
    if (!hrefs.includes(href)) wrong.push(`${query}: ${hrefs.join(', ')}`);
  }
  expect(wrong).toEqual([]);
  for (const [query, nearest] of everyTenth(queriesWithoutResult)) {
    await field(page).fill(query);
    await expect(status(page)).toContainText(`Niets gevonden voor ‘${query}’.`);
    await expect(found(page)).toBeHidden();
    const other = nearest ?? /^\/contact#onderwerp=/;
    await expect(linksBeside(page).first()).toHaveAttribute('href', other);
  }
});

test('the whole list returns when the field is emptied, by Escape or by the button', async ({
  page,
}) => {
  await open(page);
  const all = await places(page).count();
  for (const empty of [
    () => field(page).fill(''),
    () => field(page).press('Escape'),
    () => page.getByRole('button', { name: 'Toon alles' }).click(),
  ]) {
    await field(page).fill('handleiding');
    await expect(places(page).filter({ visible: true })).not.toHaveCount(all);
    await empty();
    await expect(places(page).filter({ visible: true })).toHaveCount(all);
    await expect(status(page)).toBeEmpty();
    await expect(field(page)).toBeFocused();
  }
});

test('the outcome is announced once the visitor pauses, not for each letter', async ({ page }) => {
  await openWithTexts(page);
  await field(page).focus();
  const announced = await status(page).evaluateHandle((element) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  await field(page).evaluate(async (input: HTMLInputElement) => {
    for (const letter of 'garantie') {
      input.value += letter;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(status(page)).toHaveText(/^\d+ resultaten voor ‘garantie’\.$/);
  expect(await announced.jsonValue()).toEqual([await status(page).textContent()]);
});

test('one or two letters that occur nowhere leave the list', async ({ page }) => {
  await open(page);
  const all = await places(page).count();
  for (const query of ['q', 'qx']) {
    await field(page).fill(query);
    await settle(page);
    await expect(places(page).filter({ visible: true })).toHaveCount(all);
    await expect(page.getByRole('button', { name: 'Toon alles' })).toBeHidden();
  }
});

test('the keyboard moves from the search field to the results', async ({ page }) => {
  await open(page);
  await field(page).focus();
  await page.keyboard.type('garantie');
  await expect(found(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Toon alles' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(found(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/support#warranty');
});

test('what only the text of a page or post says is found, with the passage and the page', async ({
  page,
}) => {
  await openWithTexts(page);
  await field(page).fill('verzonken glas');
  const hit = found(page).getByRole('listitem').first();
  await expect(hit).toContainText('Het glas van 6 mm ligt verzonken in het frame.');
  await expect(hit.locator('mark')).toHaveText(['glas', 'verzonken']);
  await hit.getByRole('link').click();
  await expect(page).toHaveURL(/#van-dichtbij$/);
});

test('a query of which one word occurs nowhere says which', async ({ page }) => {
  await openWithTexts(page);
  await field(page).fill('garantie stofzuiger');
  await expect(status(page)).toHaveText(
    /^Over ‘stofzuiger’ staat hier niets; \d+ resultaten voor de rest van ‘garantie stofzuiger’\.$/,
  );
});

test.describe('without the texts', () => {
  test.use({ expectedConsoleErrors: ['zoeken/'] });

  test('the search finds what the list says', async ({ page }) => {
    await page.route('**/zoeken/*.json', (route) => route.abort());
    await open(page);
    await field(page).fill('garantie');
    await expect(found(page).getByRole('link').first()).toHaveAttribute(
      'href',
      '/support#warranty',
    );
  });
});

test('a link with a query after "#" opens its results', async ({ page }) => {
  await page.goto(`${routes.search}#zoek=ral+7016`);
  await expect(field(page)).toHaveValue('ral 7016');
  await expect(found(page).getByRole('link').first()).toHaveAttribute('href', '/kiosken#kleuren');
});

for (const address of ['?q=clearvision', '?zoek=clearvision']) {
  test(`a link with "${address}" opens its results, and emptying the field removes it`, async ({
    page,
  }) => {
    await page.goto(routes.search + address);
    await expect(field(page)).toHaveValue('clearvision');
    await expect(found(page).getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/kiosken\/clearvision/,
    );
    await field(page).press('Escape');
    await expect(page).toHaveURL(routes.search);
    await page.reload();
    await expectHydrated(page);
    await expect(field(page)).toHaveValue('');
  });
}

test('an empty result is said at once, and announced after the pause', async ({ page }) => {
  await page.clock.install();
  await openWithTexts(page);
  await expect(status(page)).toBeEmpty();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await field(page).fill('stofzuiger');
  await expect(linksBeside(page).filter({ hasText: 'stel uw vraag' })).toBeVisible();
  await expect(status(page)).toBeEmpty();
  await page.clock.runFor(1000);
  await expect(status(page)).toHaveText('Niets gevonden voor ‘stofzuiger’.');
});

test('a post is listed after the product that it is about', async ({ page }) => {
  await open(page);
  await field(page).fill('etalagescherm');
  const post = postHref('hoe-helder-moet-een-etalagescherm-zijn');
  await expect(found(page).locator(`a[href="${post}"]`)).toBeVisible();
  await expect(found(page).getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/kiosken\/clearvision/,
  );
});

test('a query without results becomes the subject of the contact form, and is not sent to a server', async ({
  page,
}) => {
  await open(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url() + (request.postData() ?? '')));
  await field(page).fill('stofzuiger <qx>');
  await expect(status(page)).toContainText('Niets gevonden voor ‘stofzuiger <qx>’.');
  await expect(places(page).filter({ visible: true })).toHaveCount(0);
  await expectNoViolations(page);
  await linksBeside(page).filter({ hasText: 'stel uw vraag' }).click();
  await expect(page.getByRole('textbox', { name: 'Onderwerp' })).toHaveValue(
    'Vraag over stofzuiger <qx>',
  );
  expect(requested.filter((request) => request.includes('stofzuiger'))).toEqual([]);
});

test('the search loads on the first focus of the field: scripts of 16.2 kB with the synonyms, texts of 90 kB at most', async ({
  page,
}) => {
  await open(page);
  const scripts: string[] = [];
  const texts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
    if (request.resourceType() === 'fetch') texts.push(request.url());
  });
  await field(page).focus();
  await field(page).fill('verzonken');
  await expect(found(page)).toBeVisible();
  expect(await compressedSize(page, scripts)).toBeLessThanOrEqual(16_200);
  expect(await compressedSize(page, texts)).toBeLessThanOrEqual(90_000);
});

test.describe('when the search script fails to load', () => {
  test.use({ expectedConsoleErrors: ['chunks'] });

  test('the whole list stays, with an explanation', async ({ page }) => {
    await open(page);
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await field(page).fill('kiosk');
    await expect(status(page)).toContainText('kan nu niet laden');
    expect(await places(page).filter({ visible: true }).count()).toBeGreaterThan(50);
  });
});
