import { type APIRequestContext, expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { services } from '../../lib/business/content/services';
import { products } from '../../lib/business/products/products';
import { screenSizes } from '../../lib/business/products/specs';
import { formatLongDate } from '../../lib/platform/text/dates';
import { postHref, productHref, routes, sectorHref } from '../../lib/routes';
import { deletePost, embeddedBackendOnly, publishPost } from '../support/backend';
import { allPages, productPages } from '../support/pages';
import { type StructuredThing, structuredData } from './structured-data-schemas';

const POST = postHref('de-juiste-kleur-op-staal');

const typesOf: Record<string, string[]> = {
  [routes.home]: ['LocalBusiness', 'WebSite'],
  [routes.support]: ['BreadcrumbList', 'FAQPage'],
  [routes.buying]: ['BreadcrumbList', 'FAQPage'],
  [routes.news]: ['BreadcrumbList', 'NewsArticle', 'VideoObject'],
  [POST]: ['BlogPosting', 'BreadcrumbList'],
  [routes.digitalSignage]: ['BreadcrumbList', 'SoftwareApplication'],
  [routes.digitaalPlatform]: ['BreadcrumbList', ...services.map(() => 'Service')],
  [sectorHref('restaurants')]: ['Service', 'BreadcrumbList'],
  ...Object.fromEntries(productPages.map((path) => [path, ['ProductGroup', 'BreadcrumbList']])),
};

function structuredDataTexts(html: string): string[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, json = '']) => json);
}

async function readJsonLd(request: APIRequestContext, path: string): Promise<StructuredThing[]> {
  const html = await (await request.get(path)).text();
  return structuredDataTexts(html).flatMap(
    (json) => structuredData.parse(JSON.parse(json))['@graph'],
  );
}

async function readThing<Type extends StructuredThing['@type']>(
  request: APIRequestContext,
  path: string,
  type: Type,
) {
  const things = await readJsonLd(request, path);
  const found = things.find((thing) => thing['@type'] === type);
  expect(found).toBeDefined();
  return found as Extract<StructuredThing, { '@type': Type }>;
}

/** The text of the page, folded parts included, with plain spaces and without the JSON-LD. */
async function wordsOf(page: Page): Promise<string> {
  const text = await page.getByRole('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const script of copy.querySelectorAll('script')) script.remove();
    return copy.textContent ?? '';
  });
  return text.replaceAll('\u00a0', ' ');
}

for (const path of allPages) {
  test(`the structured data of ${path} is complete for each type`, async ({ request }) => {
    const things = await readJsonLd(request, path);
    expect(things.map((thing) => thing['@type'])).toEqual(typesOf[path] ?? ['BreadcrumbList']);
  });

  test(`every URL in the structured data of ${path} exists`, async ({ request }) => {
    const text = JSON.stringify(await readJsonLd(request, path));
    const urls = [...new Set(text.match(/http:\/\/localhost[^"#]*/g))];
    expect(urls).not.toEqual([]);
    for (const url of urls) {
      expect((await request.get(url)).status(), url).toBe(200);
    }
  });
}

test('the opening hours in the structured data are those in the footer', async ({
  request,
  page,
}) => {
  const { openingHoursSpecification } = await readThing(request, routes.home, 'LocalBusiness');
  const { opens, closes } = openingHoursSpecification;
  await page.goto(routes.home);
  const dutch = (time: string) => time.replace(/^0/, '').replace(':', '.');
  await expect(page.getByRole('contentinfo')).toContainText(`${dutch(opens)}–${dutch(closes)}`);
});

test('no page marks the draw as an event, which search engines refuse for promotions', async ({
  request,
}) => {
  const html = await (await request.get(routes.action)).text();
  expect(structuredDataTexts(html).join()).not.toContain('Event');
});

test('the breadcrumbs of a post lead over the blog', async ({ request }) => {
  const { itemListElement } = await readThing(request, POST, 'BreadcrumbList');
  expect(itemListElement.map(({ name, item }) => [name, new URL(item).pathname])).toEqual([
    ['Home', '/'],
    ['Blog', '/blog'],
    ['De Juiste Kleur Op Staal', POST],
  ]);
});

test('the structured data of a post has its own title and date', async ({ request, page }) => {
  const { headline, datePublished } = await readThing(request, POST, 'BlogPosting');
  await page.goto(POST);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  await expect(page.getByRole('main').locator('time').first()).toHaveAttribute(
    'datetime',
    datePublished,
  );
});

for (const { id, name, sizes } of products) {
  test(`the structured data of ${name} has the prices and figures of both sizes, and a wide picture`, async ({
    request,
  }) => {
    const product = await readThing(request, productHref(id), 'ProductGroup');
    expect(product.name).toBe(name);
    expect(product.hasVariant).toMatchObject(
      screenSizes.map((size) => ({
        size: `${size} inch`,
        height: { value: sizes[size].dimensions.height },
        weight: { value: sizes[size].weightKg },
        offers: { lowPrice: sizes[size].priceFrom },
      })),
    );
    const picture = await sharp(await (await request.get(product.image)).body()).metadata();
    expect([picture.format, picture.width]).toEqual(['webp', 1200]);
  });
}

test('the logo in the structured data is square and large enough for a search result', async ({
  request,
}) => {
  const { logo } = await readThing(request, routes.home, 'LocalBusiness');
  const { width = 0, height } = await sharp(await (await request.get(logo)).body()).metadata();
  expect(width).toBe(height);
  expect(width).toBeGreaterThanOrEqual(112);
});

test('a post that says when it was updated has that day in its structured data', async ({
  request,
  page,
}) => {
  embeddedBackendOnly();
  const updated = postHref('wat-verandert-er-voor-toegankelijke-kiosken');
  const { dateModified } = await readThing(request, updated, 'BlogPosting');
  await page.goto(updated);
  const words = await wordsOf(page);
  expect(words).toContain(
    `Bijgewerkt op ${formatLongDate(dateModified).replaceAll('\u00a0', ' ')}`,
  );
});

for (const path of [routes.support, routes.buying]) {
  test(`the questions and answers in the structured data of ${path} are on the page`, async ({
    request,
    page,
  }) => {
    const { mainEntity } = await readThing(request, path, 'FAQPage');
    await page.goto(path);
    const words = await wordsOf(page);
    expect(mainEntity.length).toBeGreaterThan(5);
    for (const { name, acceptedAnswer } of mainEntity) {
      expect(words).toContain(name);
      for (const sentence of acceptedAnswer.text.split(/(?<=[.?]) /)) {
        expect(words).toContain(sentence);
      }
    }
  });
}

test('the structured data of the news item and its film have the date on the page', async ({
  request,
  page,
}) => {
  const { datePublished } = await readThing(request, routes.news, 'NewsArticle');
  const video = await readThing(request, routes.news, 'VideoObject');
  await page.goto(routes.news);
  await expect(page.getByText('Nieuws van').locator('time')).toHaveAttribute(
    'datetime',
    datePublished,
  );
  const film = page.locator('video');
  await expect(film.locator('source')).toHaveAttribute('src', new URL(video.contentUrl).pathname);
  await expect(film).toHaveAttribute('aria-label', video.name);
  expect(await wordsOf(page)).toContain(`${/\d+/.exec(video.duration)} seconden`);
  const file = await request.get(video.contentUrl);
  expect(filmSeconds(await file.body())).toBeCloseTo(Number(/\d+/.exec(video.duration)), 0);
});

/** The duration of an MP4 file from its movie header (ISO 14496-12, version 0). */
function filmSeconds(file: Buffer): number {
  const header = file.indexOf('mvhd') + 4;
  return file.readUInt32BE(header + 16) / file.readUInt32BE(header + 12);
}

test('markup in the words of an editor stays text in the structured data', async ({
  page,
  request,
}) => {
  embeddedBackendOnly();
  const attack = '</script><script>window.wasRun = true</script><!-- <script> ';
  const slug = await publishPost({
    slug: 'in-de-gegevens',
    published_at: '2001-02-01T00:00:00Z',
    excerpt: attack + attack,
  });
  await page.goto(postHref(slug));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  const html = await (await request.get(postHref(slug))).text();
  const [posting = '', ...others] = structuredDataTexts(html);
  for (const json of [posting, ...others]) expect(json).not.toContain('<');
  const [thing] = JSON.parse(posting)['@graph'];
  expect(thing.description).toContain('<script>window.wasRun = true</script>');
  await deletePost(slug);
});
