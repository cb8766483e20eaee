import { PREVIEW_PATH, postHref } from '../../lib/routes';
import { NO_BACKEND } from '../../packages/testbed/no-backend.ts';
import { expectNoViolations } from '../quality/judges/accessibility';
import {
  changePost,
  deletePost,
  embeddedBackendOnly,
  insertPost,
  publishPost,
  uniqueSlug,
} from '../support/backend';
import { expect, sites, withAndWithoutJavaScript } from '../support/fixtures';
import { readHead } from '../support/head';
import { htmlWithoutScripts } from '../support/html';
import { test as base } from '../support/own-site';
import { insertFlawedDraft, openPreviews } from './previews';

embeddedBackendOnly();

const DRAFT = 'wat-een-kiosk-kost-in-vijf-jaar';
const WRONG_TOKEN = 'a'.repeat(64);

const test = base.extend<{ previews: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here.
  previews: async ({}, use) => use(await openPreviews()),
});

withAndWithoutJavaScript(() => {
  test('a preview shows a draft as it will be published, below a bar that says so', async ({
    page,
    previews,
  }) => {
    await page.goto(`${previews}/${DRAFT}`);
    const bar = page.getByRole('region', { name: 'Over dit voorbeeld' });
    await expect(bar).toContainText('Dit artikel is een concept: bezoekers zien het nog niet.');
    await expect(bar).toContainText('Er is niets aan te merken op tekst en afbeeldingen.');
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(
      'Wat Een Kiosk Kost In Vijf Jaar',
    );
    await expect(article.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });

  test.describe('a preview with a wrong token or slug', () => {
    test.use({ expectedConsoleErrors: ['status of 404'] });

    test('shows the editor the 404 page', async ({ page, previews }) => {
      for (const path of [`${PREVIEW_PATH}/${WRONG_TOKEN}/${DRAFT}`, `${previews}/bestaat-niet`]) {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Deze pagina staat hier niet.',
        );
      }
    });
  });
});

test('a preview looks like the published post', async ({ page, previews }) => {
  const slug = 'de-juiste-kleur-op-staal';
  const articleAt = async (path: string) => {
    await page.goto(path);
    return page.getByRole('article').innerHTML();
  };
  expect(await articleAt(`${previews}/${slug}`)).toBe(await articleAt(postHref(slug)));
  await page.goto(`${previews}/${slug}`);
  await expect(page.getByRole('link', { name: 'Naar het artikel' })).toHaveAttribute(
    'href',
    postHref(slug),
  );
});

test('the preview of a scheduled post names its publication time', async ({ page, previews }) => {
  const slug = await publishPost({ slug: 'gepland', published_at: '2099-05-03T07:05:00Z' });
  await page.goto(`${previews}/${slug}`);
  await expect(page.getByText('Dit artikel is gepland')).toContainText(
    'het verschijnt op 3 mei 2099 om 9.05 uur',
  );
  await deletePost(slug);
});

test('a preview shows a changed draft at once', async ({ request, previews }) => {
  const slug = await insertPost({ slug: uniqueSlug('concept'), is_published: false });
  const path = `${previews}/${slug}`;
  expect(await htmlWithoutScripts(request, path)).toContain('Inhoud van de test.');
  await changePost(slug, { content: '<p>Een tweede versie.</p>' });
  expect(await htmlWithoutScripts(request, path)).toContain('Een tweede versie.');
  await deletePost(slug);
});

test('a wrong token and a wrong slug get identical responses', async ({ previews }) => {
  const responseTo = async (path: string) => {
    const response = await fetch(sites.site + path);
    const html = (await response.text()).replaceAll(/<script.*?<\/script>/gs, '');
    // The inline scripts, and so their hashes in the CSP, contain the URL.
    const headers = [...response.headers]
      .filter(([name]) => !/^(date|etag|content-length)$/.test(name))
      .map(([name, value]) => [name, value.replaceAll(/( 'sha256-[^']*')+/g, ' hashes')]);
    return { status: response.status, headers, html };
  };
  const wrongSlug = await responseTo(`${previews}/bestaat-niet`);
  expect(wrongSlug.status).toBe(404);
  for (const token of [WRONG_TOKEN, 'kort', `${WRONG_TOKEN}0`]) {
    expect(await responseTo(`${PREVIEW_PATH}/${token}/${DRAFT}`)).toEqual(wrongSlug);
  }
});

test('a preview token works until it expires', async () => {
  const statusAt = async (path: string) => (await fetch(`${sites.site}${path}/${DRAFT}`)).status;
  expect(await statusAt(await openPreviews({ validFor: '1 hour' }))).toBe(200);
  expect(await statusAt(await openPreviews({ validFor: '0 seconds' }))).toBe(404);
});

for (const [what, slug, status] of [
  ['a preview', DRAFT, 200],
  ['a missing preview', 'bestaat-niet', 404],
] as const) {
  test(`${what} is not stored, indexed or sent as a referrer`, async ({ previews }) => {
    const response = await fetch(`${sites.site}${previews}/${slug}`);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('set-cookie')).toBeNull();
    const { meta, canonical } = readHead(await response.text());
    expect(meta('robots')).toContain('noindex');
    expect(canonical).toBe('');
  });
}

test('robots.txt does not block previews, so that search engines see their noindex', async ({
  request,
}) => {
  expect(await (await request.get('/robots.txt')).text()).not.toContain(PREVIEW_PATH);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(PREVIEW_PATH);
});

test.describe('a preview with missing pictures', () => {
  test.use({ expectedConsoleErrors: ['Failed to load resource'] });

  test('the preview bar and the log list the missing pictures', async ({
    page,
    previews,
    startSite,
  }) => {
    const site = await startSite({});
    const slug = await insertFlawedDraft();
    await page.goto(`${site.url}${previews}/${slug}`);
    const bar = page.getByRole('region', { name: 'Over dit voorbeeld' });
    for (const line of [
      'Geen afbeelding boven het artikel. Kies een liggende foto',
      'Geen samenvatting. Schrijf één of twee zinnen',
      'Geen omschrijving voor zoekmachines. Schrijf 70 tot 160 tekens.',
      'Weggelaten: een afbeelding van een andere site of zonder adres: img.',
      'Weggelaten: een ingesloten pagina: iframe.',
      'Een link zonder bruikbaar adres: a[href].',
      'Weggelaten uit de tekst: p[style], font.',
      'Afbeeldingen zonder beschrijving: /media/blog/de-juiste-kleur-op-staal.avif.',
      'Afbeeldingen die niet bestaan: /media/blog/bestaat-niet.avif.',
      'Afbeeldingen die niet gecontroleerd zijn: /icon.svg.',
    ]) {
      await expect(bar.getByRole('listitem').filter({ hasText: line })).toHaveCount(1);
    }
    expect(site.output()).toContain(`Preview of ${slug}, removed: p[style], font`);
    expect(site.output()).toContain(
      `Preview of ${slug}, missing pictures: /media/blog/bestaat-niet`,
    );
    expect(site.output(), 'the token').not.toContain(previews);
    await deletePost(slug);
  });

  for (const width of [320, 1440]) {
    test.describe(`preview at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      test(`a preview with missing pictures fits ${width} px and has no accessibility violations`, async ({
        page,
        previews,
      }) => {
        const slug = await insertPost({
          slug: uniqueSlug('lang'),
          is_published: false,
          content: `<p>Tekst</p><img src="/media/${'x'.repeat(200)}.avif" alt="Weg">`,
        });
        await page.goto(`${previews}/${slug}`);
        await expect(page.getByText('Afbeeldingen die niet bestaan')).toBeVisible();
        await expectNoViolations(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await deletePost(slug);
      });
    });
  }
});

test.describe('a preview while the database is down', () => {
  test.use({ expectedConsoleErrors: ['Failed to load resource'] });

  test('shows the editor an explanation in Dutch and logs the cause', async ({
    page,
    previews,
    startSite,
  }) => {
    const site = await startSite({ SUPABASE_URL: NO_BACKEND });
    const response = await page.goto(`${site.url}${previews}/${DRAFT}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Het voorbeeld is nu niet te laden.',
    );
    expect(response?.headers()['cache-control']).toContain('no-store');
    expect(site.output()).toContain('Reading a preview failed: ');
  });
});
