import { postHref, routes } from '../../lib/routes';
import { readSitemap } from '../site/sitemap';
import { deletePost, embeddedBackendOnly, publishPost, uniqueSlug } from '../support/backend';
import { expect, test, withAndWithoutJavaScript } from '../support/fixtures';
import { htmlWithoutScripts } from '../support/html';

embeddedBackendOnly();

const DRAFT = 'wat-een-kiosk-kost-in-vijf-jaar';
const POST = 'de-juiste-kleur-op-staal';

test('a post page shows its title, date, picture and text', async ({ page }) => {
  await page.goto(postHref(POST));
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('De Juiste Kleur Op Staal');
  await expect(article.locator('time')).toHaveText('16 september 2025');
  await expect(article.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const picture = page.locator('article > img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(picture).toHaveAttribute('alt', /^Twaalf stalen kleurplaten/);
});

test('the breadcrumbs of a post lead to the blog', async ({ page }) => {
  await page.goto(postHref(POST));
  const breadcrumbs = page.getByRole('navigation', { name: 'Kruimelpad' });
  await expect(breadcrumbs.getByRole('listitem')).toHaveText(['Blog', 'De Juiste Kleur Op Staal']);
  await breadcrumbs.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL(routes.blog);
});

test('the picture of a post has alternative text on its page, and is decorative in the list', async ({
  page,
}) => {
  await page.goto(routes.blog);
  const pictures = page.getByRole('main').locator('article img');
  expect(await pictures.count()).toBeGreaterThan(5);
  for (const picture of await pictures.all()) await expect(picture).toHaveAttribute('alt', '');
});

test('the HTML of a post page contains the whole text', async ({ request }) => {
  const paragraphs = Array.from({ length: 40 }, (_, index) => `Alinea ${index} van de test.`);
  const slug = await publishPost({
    slug: 'hele-tekst',
    published_at: '2001-01-01T00:00:00Z',
    content: `<h2>Kop</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`,
  });
  const html = await htmlWithoutScripts(request, postHref(slug));
  for (const text of paragraphs) expect(html).toContain(`<p>${text}</p>`);
  await deletePost(slug);
});

test('no script in the HTML of a post runs', async ({ page }) => {
  const slug = await publishPost({
    slug: 'ingeplakt',
    published_at: '2001-01-02T00:00:00Z',
    content: `
      <h2 onclick="window.wasRun = true" style="position:fixed">Kop</h2>
      <script>window.wasRun = true</script>
      <img src="/media/blog/${POST}.avif" alt="Kleuren" onload="window.wasRun = true">
      <img src="https://elders.example/spion.gif" alt="Spion">
      <img src="x" alt="Stuk" onerror="window.wasRun = true">
      <a href="javascript:window.wasRun = true">Gevaarlijk</a>
      <a href="https://elders.example/">Veilig</a>
      <iframe srcdoc="<script>parent.wasRun = true</script>"></iframe>
      <svg onload="window.wasRun = true"><script>window.wasRun = true</script></svg>
      <form action="https://elders.example/"><input name="wachtwoord"></form>
      <p>Einde van de tekst.</p>`,
  });
  await page.goto(postHref(slug));
  const article = page.getByRole('article');
  await expect(article.getByText('Einde van de tekst.')).toBeVisible();
  await expect(article.getByRole('img', { name: 'Kleuren' })).toBeVisible();
  await expect(article.getByRole('heading', { level: 2, name: 'Kop' })).toBeVisible();
  await expect(article.getByRole('link', { name: 'Veilig' })).toHaveAttribute(
    'href',
    'https://elders.example/',
  );
  await article.getByText('Gevaarlijk').click();
  await article.getByText('Kop').click();

  const dangerous = 'script, iframe, svg, form, input, [style], [alt=Spion], [alt=Stuk]';
  await expect(article.locator(dangerous)).toHaveCount(0);
  await expect(article.locator('[onclick], [onload], [onerror]')).toHaveCount(0);
  await expect(article.locator('[href^=javascript]')).toHaveCount(0);
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  await deletePost(slug);
});

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
const absent: [string, () => Promise<string>][] = [
  ['that never existed', async () => uniqueSlug('bestaat-niet')],
  ['that is a draft', async () => DRAFT],
  ['that is scheduled', () => publishPost({ slug: 'van-morgen', published_at: tomorrow() })],
];
for (const [which, findSlug] of absent) {
  test(`a post ${which} answers 404`, async ({ request }) => {
    const slug = await findSlug();
    expect((await request.get(postHref(slug))).status()).toBe(404);
    if (slug !== DRAFT) await deletePost(slug);
  });
}

test('drafts and scheduled posts appear in no list', async ({ request }) => {
  const hidden = [
    DRAFT,
    await publishPost({ slug: 'concept', is_published: false }),
    await publishPost({ slug: 'van-morgen', published_at: tomorrow() }),
  ];
  const visible = await publishPost({ slug: 'van-vandaag' });
  const textOf = async (path: string) => (await request.get(path)).text();
  for (const text of [() => textOf(routes.blog), () => textOf(routes.home), readSitemap]) {
    await expect.poll(text).toContain(visible);
    for (const slug of hidden) expect(await text()).not.toContain(slug);
  }
  for (const slug of [...hidden.slice(1), visible]) await deletePost(slug);
});

withAndWithoutJavaScript(() => {
  test.use({ expectedConsoleErrors: ['status of 404'] });

  test('a missing post shows the 404 page with noindex', async ({ page }) => {
    const response = await page.goto(postHref(uniqueSlug('bestaat-niet')));
    expect(response?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Deze pagina staat hier niet.' }),
    ).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Naar de startpagina', exact: true }),
    ).toBeVisible();
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
  });
});
