import type { Page } from 'playwright/test';
import { routes } from '../../lib/routes';
import { expect, test, withAndWithoutJavaScript } from '../support/fixtures';

const PATH = routes.digitaalPlatform;

const service = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const card = (page: Page) => page.getByRole('figure').filter({ hasText: 'Dit kaartje werkt' });
const otherSide = (page: Page) => card(page).getByRole('checkbox', { name: 'Toon de achterkant' });
const question = (page: Page, name: string) => page.getByRole('radio', { name });

const qrCode = (page: Page) =>
  card(page).getByRole('img', { name: 'QR-code met de gegevens', includeHidden: true });
const isInFront = (page: Page) => () =>
  qrCode(page).evaluate((image) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    return image.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

withAndWithoutJavaScript(() => {
  test.beforeEach(async ({ page }) => {
    await page.goto(PATH);
  });

  test('the business card flips to its QR code by the keyboard', async ({ page }) => {
    // Once its picture has loaded, because without one it has no size.
    await expect(qrCode(page)).toHaveJSProperty('complete', true);
    expect(await qrCode(page).evaluate((i: HTMLImageElement) => i.naturalWidth)).toBeGreaterThan(0);
    await expect.poll(isInFront(page)).toBe(false);
    await otherSide(page).press('Space');
    await expect.poll(isInFront(page)).toBe(true);
    await otherSide(page).press('Space');
    await expect.poll(isInFront(page)).toBe(false);
  });

  test('the chat example answers the question chosen by the keyboard and names a page as its source', async ({
    page,
  }) => {
    const chat = service(page, 'AI-chat').getByRole('figure');
    const source = chat.getByRole('link').filter({ visible: true });
    await expect(source).toHaveText('Support, onderdeel Garantie');
    await question(page, 'Hoelang heb ik garantie').press('ArrowDown');
    await expect(question(page, 'Wat kost een Brandvision?')).toBeChecked();
    await expect(source).toHaveText('Kiosken, Brandvision');
    await expect(chat.getByText(/De richtprijs begint bij €/)).toBeVisible();
    await question(page, 'Komt er vandaag nog een monteur?').check();
    await expect(chat.getByText(/Dat weet ik niet/)).toBeVisible();
    await expect(chat.getByText(/De richtprijs begint bij €/)).toBeHidden();
  });

  test('the post is grey until it is approved, and then planned', async ({ page }) => {
    const post = service(page, 'AI-social').getByRole('figure').first();
    const picture = post.getByRole('img').locator('xpath=ancestor::div[1]');
    await expect(picture).toHaveCSS('filter', /grayscale\(1\)/);
    await expect(post.getByText('Wacht op u')).toBeVisible();
    await post.getByRole('checkbox', { name: 'Goedkeuren' }).press('Space');
    await expect(picture).toHaveCSS('filter', 'none');
    await expect(post.getByText('Wacht op u')).toBeHidden();
    await expect(post.getByText('Dinsdag 10.00')).toBeVisible();
    await expect(post.getByRole('status')).toHaveText('Gepland', { useInnerText: true });
  });

  test('a closing time chosen once appears on the website and on the kiosk', async ({ page }) => {
    const screens = ['Website van de winkel', 'Zuil in de winkel'].map((name) =>
      page
        .getByRole('group', { name })
        .getByText(/^Open tot/)
        .filter({ visible: true }),
    );
    for (const screen of screens) await expect(screen).toHaveText(/18\.00\suur/);
    await question(page, '21.00 uur').check();
    for (const screen of screens) await expect(screen).toHaveText(/21\.00\suur/);
    const announced = page.getByRole('status').filter({ hasText: 'Open tot' });
    await expect(announced).toHaveText(/^Open tot\s21\.00\suur$/, { useInnerText: true });
  });

  test('every example of an AI service is marked as a demonstration', async ({ page }) => {
    for (const name of ['AI-chat', 'AI-telefoon', 'AI-social']) {
      await expect(service(page, name).getByText(/^AI-dienst: /)).toBeVisible();
      await expect(service(page, name).getByText(/^Demonstratie/)).toBeVisible();
    }
    const call = service(page, 'AI-telefoon');
    await expect(call.getByText('u spreekt met de AI-assistent')).toBeVisible();
    await expect(call.getByRole('definition')).toHaveText([/^Storing/, 'Serienummer', /^Terugb/]);
  });
});

test('the business card turns with a drag or a click, and then by its button again', async ({
  page,
}) => {
  await page.goto(PATH);
  const box = await card(page).getByText('Afdeling Verkoop').boundingBox();
  if (!box) throw new Error('the business card is not shown');
  await page.mouse.move(box.x + box.width, box.y);
  await page.mouse.down();
  await page.mouse.move(box.x - box.width / 2, box.y, { steps: 4 });
  await page.mouse.up();
  await expect(otherSide(page)).toBeChecked();
  await expect.poll(isInFront(page)).toBe(true);
  await qrCode(page).click({ force: true });
  await expect(otherSide(page)).not.toBeChecked();
  await expect.poll(isInFront(page)).toBe(false);
  await otherSide(page).check({ force: true });
  await expect.poll(isInFront(page)).toBe(true);
});

/** Whether the answer is being typed right after its question was chosen. */
const isTypedAfterChoice = (page: Page) =>
  question(page, 'Wat kost een Brandvision?').evaluate((radio: HTMLInputElement) => {
    radio.click();
    return CSS.highlights.has('untyped');
  });

test('the chat types an answer that screen readers get whole', async ({ page }) => {
  await page.goto(PATH);
  const log = service(page, 'AI-chat').locator('[aria-live=polite]');
  expect(await isTypedAfterChoice(page)).toBe(true);
  await expect(log.getByText(/De richtprijs begint .* software\.$/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => CSS.highlights.has('untyped'))).toBe(false);
});

test('with reduced motion the card flips and the chat answers at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PATH);
  expect(await isTypedAfterChoice(page)).toBe(false);
  await otherSide(page).press('Space');
  expect(await isInFront(page)()).toBe(true);
});

test('the call plays, pauses and can be searched by the keyboard', async ({ page }) => {
  await page.goto(PATH);
  const call = service(page, 'AI-telefoon');
  const current = call.locator('li[aria-current]');
  await expect(current).toHaveCount(0);
  await call.getByRole('button', { name: 'Afspelen' }).press('Enter');
  await expect(current).toContainText('Goedenavond');
  await call.getByRole('button', { name: 'Pauzeren' }).press('Enter');
  const place = call.getByRole('slider', { name: 'Plaats in het gesprek' });
  await place.press('End');
  await expect(current).toContainText('Een medewerker belt u morgen');
  await expect(place).toHaveAttribute('aria-valuetext', /^(\d+) van \1 seconden$/);
  await call.getByRole('button', { name: 'Afspelen' }).press('Enter');
  await expect(current).toContainText('Goedenavond');
});

test('the call is readable without JavaScript, without controls that do nothing', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(PATH);
  const call = service(page, 'AI-telefoon');
  await expect(call.getByRole('listitem').filter({ hasText: 'Beller' })).toHaveCount(2);
  await expect(call.getByRole('button')).toHaveCount(0);
  await expect(call.getByRole('slider')).toHaveCount(0);
  await page.close();
});

test('heading and card share the first view, the examples reach the edge of a wide window, and a phone gets at most 8,000 px', async ({
  page,
}) => {
  await page.goto(PATH);
  for (const width of [2560, 1920, 1440, 1024, 768, 360]) {
    await page.setViewportSize({ width, height: 780 });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(card(page).getByText('Beeldkade 43')).toBeInViewport({ ratio: 1 });
    if (width < 1920) continue;
    for (const figure of await page.getByRole('article').getByRole('figure').all()) {
      const box = await figure.boundingBox();
      const fromEdge = Math.min(box?.x ?? width, width - ((box?.x ?? 0) + (box?.width ?? 0)));
      expect(fromEdge, `${width}`).toBeLessThanOrEqual(0.5);
    }
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    8_000,
  );
});

test('what unfolds is a target of 44 px on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(routes.digitaalPlatform);
  const fold = page.locator('summary', { hasText: 'Wat ervoor nodig is' }).first();
  expect((await fold.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
