import { expect, test } from '../support/fixtures';
import { settle } from '../support/settled';

test('the hero buttons of the home page lead to the kiosks and to contact', async ({ page }) => {
  await page.goto('/');
  const hero = page
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
    .getByRole('link');
  await expect(hero).toHaveCount(2);
  await expect(hero.nth(0)).toHaveAttribute('href', '/kiosken');
  await expect(hero.nth(1)).toHaveAttribute('href', '/contact');
  for (const link of await hero.all()) await expect(link).toBeVisible();
});

test('the hero buttons end above the fold of a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  const box = await page.getByRole('link', { name: 'Neem contact op' }).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(768 - 16);
});

test('the hero film plays automatically, muted and in a loop', async ({ page }) => {
  await page.goto('/');
  const film = page.locator('video');
  await expect(film).toBeVisible();
  await expect(film).toHaveJSProperty('loop', true);
  await expect(film).toHaveJSProperty('muted', true);
  await expect(film).toHaveJSProperty('paused', false);
  await expect.poll(() => film.evaluate((v: HTMLVideoElement) => v.currentTime)).toBeGreaterThan(0);
  await expect(film).toHaveCSS('opacity', '1');
});

test(`the hero film is served from the media storage under the site's origin`, async ({
  page,
  request,
}) => {
  await page.goto('/');
  const sources = page.locator('video source');
  await expect(sources).toHaveCount(4);
  for (const source of await sources.all()) {
    const address = (await source.getAttribute('src')) ?? '';
    expect(address).toMatch(/^\/media\//);
    const response = await request.head(address);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('video/mp4');
  }
});

test('the hero film can be paused and resumed, and stays paused on the next visit', async ({
  page,
}) => {
  await page.goto('/');
  const film = page.locator('video');
  const pause = page.getByRole('button', { name: 'Video pauzeren' });
  const play = page.getByRole('button', { name: 'Video afspelen' });
  await pause.click();
  await expect(film).toHaveJSProperty('paused', true);
  await page.reload();
  // Shown by the code that starts the film.
  await expect(play).toBeVisible();
  await expect(film).toHaveJSProperty('paused', true);
  await play.click();
  await expect(film).toHaveJSProperty('paused', false);
  await page.reload();
  await expect(film).toHaveJSProperty('paused', false);
});

test('a phone loads the picture of the row of kiosks only near the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/');
  await settle(page);
  const row = page.getByRole('img', { name: 'Visualisatie van de zeven modellen' });
  const size = () => row.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth);
  expect(await size()).toBe(0);
  await page.getByRole('heading', { name: 'Stel uw kiosk samen' }).scrollIntoViewIfNeeded();
  await expect.poll(size).toBeGreaterThan(0);
});

test('a phone shows the first kiosks of the row large, and the page does not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const row = page.getByRole('img', { name: 'Visualisatie van de zeven modellen' });
  await row.scrollIntoViewIfNeeded();
  // A kiosk of 640 mm in a picture of 8,400 mm.
  expect(((await row.boundingBox())?.width ?? 0) * (640 / 8400)).toBeGreaterThan(50);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a phone shows the upright frame of the hero and loads no film', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) films.push(request.url());
  });
  await page.goto('/');
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  const file = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);
  expect(file).toContain('/rooms/hero-portrait-');
  const { height } = (await picture.boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThan(360);
  await settle(page);
  await expect(page.getByRole('button', { name: /^Video/ })).toBeHidden();
  expect(films).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});

test('the headline ends before the kiosk in the picture', async ({ page }) => {
  await page.goto('/');
  for (const width of [1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: (width * 9) / 16 });
    const end = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return range.getBoundingClientRect().right;
    });
    expect.soft(end / width, `share of ${width} px`).toBeLessThan(0.63);
  }
});

for (const width of [1280, 1440, 1536, 1920]) {
  test(`in a low window of ${width} px the headline has two lines and no button lies on the kiosk`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await settle(page);
    const headline = page.getByRole('heading', { level: 1 });
    const lines = await headline.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const { lineHeight } = getComputedStyle(element);
      return words.getBoundingClientRect().height / Number.parseFloat(lineHeight);
    });
    expect(Math.round(lines)).toBe(2);
    // The kiosk begins at 64 % of the width of the picture.
    for (const part of [headline, page.getByRole('link', { name: 'Neem contact op' })]) {
      const box = await part.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(0.64 * width);
    }
  });
}

/** Where the lowest foot of the table and of the people in the hall stands, as a share of the height of the picture. */
const LOWEST_FOOT = 0.672;

test('the words of the hero stand on the floor, below every foot, also in low windows', async ({
  page,
}) => {
  await page.goto('/');
  await settle(page);
  for (const [width, height] of [
    [1280, 600],
    [1280, 720],
    [1366, 768],
    [1440, 700],
    [1440, 900],
    [1920, 950],
    [1920, 1080],
    [2560, 1080],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    const foot = await page
      .getByRole('main')
      .getByRole('img')
      .first()
      .evaluate((picture: HTMLImageElement, share) => {
        const { top, width: shown, height: visible } = picture.getBoundingClientRect();
        const whole = (shown * 9) / 16;
        const [, place = ''] = getComputedStyle(picture).objectPosition.split(' ');
        const cut = ((whole - visible) * Number.parseFloat(place)) / 100;
        return top - cut + whole * share;
      }, LOWEST_FOOT);
    const headline = await page.getByRole('heading', { level: 1 }).boundingBox();
    const last = await page.getByRole('link', { name: 'Neem contact op' }).boundingBox();
    expect.soft(headline?.y, `${width} x ${height}`).toBeGreaterThan(foot - 1);
    const end = (last?.y ?? 0) + (last?.height ?? 0);
    expect.soft(end, `buttons in ${width} x ${height}`).toBeLessThan(height);
    // The kiosk begins at 64 % of the width of the picture.
    const side = (last?.x ?? 0) + (last?.width ?? 0);
    expect.soft(side, `kiosk in ${width} x ${height}`).toBeLessThan(0.64 * width);
  }
});

test('no offer shows less of its drawing or picture while a visitor points at one', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const offers = page.getByRole('region', { name: 'De kiosk, de software' }).getByRole('listitem');
  await offers.first().scrollIntoViewIfNeeded();
  for (const width of [1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1000 });
    for (const pointed of await offers.all()) {
      await pointed.hover();
      expect.soft(await offers.evaluateAll(whatIsCut), `${width} px`).toEqual([]);
    }
  }
});

/** Runs in the page: what a box of the offers cuts at its sides, and a picture that it does not show in full height. */
function whatIsCut(offers: Element[]): string[] {
  const cut = offers.flatMap(({ firstElementChild: box }) => {
    const { left = 0, right = 0, width = 0, height = 0 } = box?.getBoundingClientRect() ?? {};
    // The kiosk takes the middle two fifths of its picture.
    const picture = box?.querySelector('img');
    const isCut = picture && (width > height || width < 0.4 * height);
    const drawn = [...(box?.querySelectorAll('svg > rect, svg > g, svg > text') ?? [])];
    const outside = drawn.filter((shape) => {
      const bounds = shape.getBoundingClientRect();
      return bounds.left < left || bounds.right > right;
    });
    return [isCut && 'picture', ...outside.map(({ outerHTML }) => outerHTML.slice(0, 60))];
  });
  return cut.filter((what) => typeof what === 'string');
}

test('each of the four figures stands on one line with its unit on a narrow phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const figures = page
    .getByRole('region', { name: 'Zuilwerk in vier getallen' })
    .getByRole('definition');
  const lines = await figures.evaluateAll((all) =>
    all.map(
      (figure) => figure.clientHeight / Number.parseFloat(getComputedStyle(figure).lineHeight),
    ),
  );
  expect(lines.map((count) => Math.round(count))).toEqual([1, 1, 1, 1]);
});

test('a banner leads to the configurator', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Stel uw kiosk samen' });
  await banner.getByRole('link').click();
  await expect(page).toHaveURL('/configurator');
});

for (const { name, href } of [
  { name: 'Kiosken', href: '/kiosken' },
  { name: 'Narrowcasting Software', href: '/digital-signage' },
  { name: 'Digitaal Platform', href: '/digitaal-platform' },
]) {
  test(`the card "${name}" leads to ${href} wherever it is clicked`, async ({ page }) => {
    await page.goto('/');
    const heading = page.getByRole('heading', { name, exact: true });
    const card = page.getByRole('main').getByRole('listitem').filter({ has: heading });
    await expect(card.getByRole('link')).toHaveAttribute('href', href);
    await card.click({ position: { x: 40, y: 40 } });
    await expect(page).toHaveURL(href);
  });
}
