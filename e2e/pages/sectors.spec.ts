import type { Locator, Page } from 'playwright/test';
import { pictureOf } from '../../lib/business/configurator/picture-of';
import { priceOf } from '../../lib/business/configurator/price';
import {
  composeRecommendation,
  recommendationHref,
} from '../../lib/business/configurator/recommendation';
import {
  adjacentSectors,
  type SectorId,
  sectorOf,
  sectors,
} from '../../lib/business/content/sectors';
import { about } from '../../lib/business/products/about';
import { formatPrice } from '../../lib/business/products/format';
import { specs } from '../../lib/business/products/specs';
import { contactHref } from '../../lib/contact/contact-href';
import { productHref, routes, sectorHref } from '../../lib/routes';
import { expect, test, withAndWithoutJavaScript } from '../support/fixtures';
import { reloadWithFonts } from '../support/fonts';

const restaurants = sectorOf('restaurants');

test('/marktsegmenten lists the eight sectors by the clock, with six applications each', async ({
  page,
}) => {
  await page.goto(routes.marktsegmenten);
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
    'Transport',
    'Onderwijs',
    'Kantoren',
    'Zorg',
    'Restaurants',
    'Financiële dienstverlening',
    'Retail',
    'Hospitality en hotels',
  ]);
  for (const { name, moment, headline, applications } of sectors) {
    const sector = page.getByRole('article', { name, exact: true });
    await expect(sector.getByText(moment.time, { exact: true })).toBeVisible();
    await expect(sector.getByText(headline)).toBeVisible();
    await expect(sector.getByRole('listitem')).toHaveText([...applications]);
  }
});

test('each sector of the index shows its room and leads to its page', async ({ page }) => {
  await page.goto(routes.marktsegmenten);
  for (const { id, name, picture } of sectors) {
    const sector = page.getByRole('article', { name, exact: true });
    await expectLoaded(sector.getByRole('img', { name: picture.alt }));
    await expect(sector.getByRole('link', { name })).toHaveAttribute('href', sectorHref(id));
  }
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]) {
  test(`the first view of the index at ${viewport.width} px shows a room, at least as wide as half the window`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(routes.marktsegmenten);
    const room = page.getByRole('article').first().getByRole('img');
    await expect(room).toBeInViewport({ ratio: 0.6 });
    const { width = 0 } = (await room.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(viewport.width / 2);
  });
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]) {
  test(`the first view of each sector at ${viewport.width} px holds its whole heading and hour`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const hidden: string[] = [];
    for (const { id, moment } of sectors) {
      await page.goto(sectorHref(id));
      const heading = page.getByRole('heading', { level: 1 });
      const hour = page.getByText(moment.time, { exact: true }).first();
      for (const part of [heading, hour]) {
        const isInView = await part.evaluate(
          (element) => element.getBoundingClientRect().bottom <= innerHeight,
        );
        if (!isInView) hidden.push(id);
      }
    }
    expect(hidden).toEqual([]);
  });
}

/** Where the kiosk and who uses it stand in the pictures that are cropped, in shares of the picture. */
const inPicture: Partial<Record<SectorId, { x: [number, number]; y: [number, number] }>> = {
  onderwijs: { x: [0.03, 0.92], y: [0.33, 0.98] },
  kantoren: { x: [0.57, 0.93], y: [0.09, 0.97] },
  restaurants: { x: [0.62, 0.89], y: [0.23, 0.99] },
  hospitality: { x: [0.46, 0.85], y: [0.26, 0.98] },
};

for (const viewport of [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]) {
  test(`the first view of a sector at ${viewport.width} px shows the kiosk and who uses it whole`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const [id, { x, y }] of Object.entries(inPicture)) {
      await page.goto(sectorHref(id as SectorId));
      const room = page.getByRole('img', { name: sectorOf(id as SectorId).picture.alt });
      const shown = await room.evaluate((picture) => {
        const { width, height, top } = picture.getBoundingClientRect();
        const [focusX = 0, focusY = 0] = getComputedStyle(picture)
          .objectPosition.split(' ')
          .map(Number.parseFloat);
        const across = Math.min(width / height / 1.6, 1);
        const down = Math.min(1.6 / (width / height), 1);
        const left = ((1 - across) * focusX) / 100;
        const above = ((1 - down) * focusY) / 100;
        const inWindow = Math.min((innerHeight - top) / height, 1);
        return { x: [left, left + across], y: [above, above + down * inWindow] };
      });
      for (const [name, [from, to]] of Object.entries({ x, y })) {
        const [start = 1, end = 0] = shown[name as 'x' | 'y'];
        expect.soft(start, `${id}, start of ${name}`).toBeLessThanOrEqual(from);
        expect.soft(end, `${id}, end of ${name}`).toBeGreaterThanOrEqual(to);
      }
    }
  });
}

test('the day above the rooms leads to each moment', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.marktsegmenten);
  const day = page.getByRole('navigation', { name: 'Acht momenten van de dag' });
  await expect(day.getByRole('link')).toHaveText(
    sectors.map(({ moment, name }) => `${moment.time}${name}`),
  );
  await day.getByRole('link', { name: restaurants.name }).click();
  await expect(page.getByRole('article', { name: restaurants.name })).toBeInViewport();
});

test('the name of each sector looks like the link that it is', async ({ page }) => {
  await page.goto(routes.marktsegmenten);
  for (const name of await page.getByRole('article').getByRole('link').all()) {
    await expect(name).toHaveCSS('text-decoration-line', 'underline');
  }
});

test('on a phone the index of sectors is at most 4,600 px high, with its footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(routes.marktsegmenten);
  await reloadWithFonts(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(4600);
});

test('the anchor of a sector scrolls to it below the header', async ({ page }) => {
  await page.goto(`${routes.marktsegmenten}#retail`);
  const sector = page.getByRole('article', { name: 'Retail', exact: true });
  await expect(sector).toBeInViewport();
  await expect.poll(async () => Math.round((await sector.boundingBox())?.y ?? 0)).toBe(88);
});

withAndWithoutJavaScript(() => {
  test('the page of a sector leads from its room to each recommended model and the contact form', async ({
    page,
  }) => {
    await page.goto(routes.marktsegmenten);
    await page.getByRole('article').getByRole('link', { name: 'Restaurants' }).click();
    await expect(page).toHaveURL(sectorHref('restaurants'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(restaurants.headline);
    await expectLoaded(page.getByRole('img', { name: restaurants.picture.alt }));
    for (const recommendation of restaurants.models) {
      await expectRecommendation(page, recommendation);
    }
    const applications = page.getByRole('region', { name: 'Zes toepassingen' });
    await expect(applications.getByRole('listitem')).toHaveText([...restaurants.applications]);
    const needs = page.getByRole('region', { name: 'Wat er klaar moet zijn' });
    await expect(needs.getByRole('term')).toHaveText(['Plek', 'Stroom', 'Netwerk', 'Inhoud']);
    const posts = page.getByRole('region', { name: 'Verder lezen' });
    await expect(posts.getByRole('article')).toHaveCount(2);
    await page.getByRole('main').getByRole('link', { name: 'Vraag advies' }).click();
    await expect(page).toHaveURL(contactHref('advies-restaurants'));
    await expect(page.getByLabel('Onderwerp')).toHaveValue(restaurants.contactSubject);
  });

  test('one can go through the day from sector to sector', async ({ page }) => {
    await page.goto(sectorHref('retail'));
    const { previous, next } = adjacentSectors('retail');
    const others = page.getByRole('navigation', { name: 'Andere markten' });
    await expect(others.getByRole('link').first()).toContainText(previous.name);
    await others.getByRole('link', { name: next.name }).click();
    await expect(page).toHaveURL(sectorHref(next.id));
    await others.getByRole('link', { name: 'De volgende ochtend' }).click();
    await expect(page).toHaveURL(sectorHref('transport'));
    await page
      .getByRole('navigation', { name: 'Kruimelpad' })
      .getByRole('link', { name: 'Marktsegmenten' })
      .click();
    await expect(page).toHaveURL(routes.marktsegmenten);
  });
});

/** Pictures of products with the screen of another sector than usual. */
const withScreenOf: Partial<Record<SectorId, string>> = {
  restaurants: 'clearvision-hung-landscape',
  zorg: 'brandvision-care',
};

test('a recommended model shows the mount that its price is for, and no screen of another sector', async ({
  page,
}) => {
  for (const { id, models, picture } of sectors) {
    await page.goto(sectorHref(id));
    for (const recommendation of models) {
      const { name } = specs[recommendation.model];
      const model = page.getByRole('article', { name, exact: true });
      const version = pictureOf(composeRecommendation(recommendation));
      const hasOwnScreen = about[recommendation.model].pictureSector === id;
      const names = hasOwnScreen
        ? [`products/${version}-\\d{4}`]
        : [picture.name, `products/${withScreenOf[id]}-\\d{4}`];
      await expect(model.getByRole('img'), `${id}, ${name}`).toHaveAttribute(
        'src',
        new RegExp(`(${names.join('|')})-\\d+\\.`),
      );
    }
  }
});

async function expectRecommendation(
  page: Page,
  recommendation: (typeof restaurants.models)[number],
) {
  const { name } = specs[recommendation.model];
  const model = page.getByRole('article', { name, exact: true });
  const price = formatPrice(priceOf(composeRecommendation(recommendation)));
  await expect(model.getByText(price, { exact: true })).toBeVisible();
  await expectLoaded(model.getByRole('img').first());
  await expect(model.getByRole('link', { name: `Stel de ${name} samen` })).toHaveAttribute(
    'href',
    recommendationHref(recommendation),
  );
  await expect(model.getByRole('link', { name: `Alles over de ${name}` })).toHaveAttribute(
    'href',
    productHref(recommendation.model),
  );
}

async function expectLoaded(picture: Locator) {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .not.toBe(0);
}

for (const width of [360, 1024, 1440, 1920]) {
  test(`at ${width} px the field for one's own picture stands in the columns of a sector's page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const id of ['transport', 'onderwijs', 'kantoren'] as const) {
      await page.goto(sectorHref(id));
      const way = page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link');
      const field = page.locator('label').filter({ hasText: 'Uw beeld' });
      const [column, box] = [await way.boundingBox(), await field.boundingBox()];
      expect(box?.x, id).toBeCloseTo(column?.x ?? Number.NaN, 0);
    }
  });
}
