import type { Page } from 'playwright/test';
import { topics } from '../../app/support/topics';
import { site } from '../../lib/business/site';
import { expect, sites, test } from '../support/fixtures';
import { reloadWithFonts } from '../support/fonts';

const { phone, email, address } = site;

test('/support offers phone, e-mail within 24 hours, and the assistant around the clock', async ({
  page,
}) => {
  await page.goto('/support');
  const help = page.getByRole('region', { name: 'Hulp krijgt u het snelst per telefoon' });
  const links = {
    [phone.office.label]: phone.office.href,
    [phone.assistant.label]: phone.assistant.href,
    [email.support]: `mailto:${email.support}`,
  };
  for (const [name, href] of Object.entries(links)) {
    await expect(help.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect(help).toContainText('U krijgt antwoord binnen 24 uur.');
});

test('the live chat says that nobody is available and names alternatives', async ({ page }) => {
  await page.goto('/support');
  const notice = page.getByText('Livechat is op dit moment niet bezet');
  const chat = page.getByRole('group').filter({ has: page.getByText('Start livechat') });
  await expect(notice).toBeHidden();
  await chat.getByText('Start livechat').click();
  await expect(notice).toBeVisible();
  for (const way of [phone.office.label, email.support, phone.assistant.label]) {
    await expect(chat.getByRole('link', { name: way })).toBeVisible();
  }
});

test('the four support topics have their own anchors', async ({ page }) => {
  await page.goto('/support');
  for (const id of ['faqs', 'technical-support', 'manuals', 'warranty']) {
    await page.goto(`/support#${id}`);
    await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeInViewport();
  }
});

for (const { question, answer } of [
  { question: 'Hoe meld ik een storing?', answer: 'storingsmelding' },
  { question: 'Welke garantie krijg ik?', answer: '2 jaar garantie op de hardware en 1 jaar' },
  { question: 'Hoe vaak komen er updates?', answer: 'Elke maand' },
  { question: 'wat kost een onderhoudscontract?', answer: 'per kiosk per jaar' },
  { question: 'Wat gebeurt er met mijn oude schermen?', answer: 'zonder kosten' },
  { question: 'Wat doe ik als het glas breekt?', answer: 'nieuw glas' },
  { question: 'Waar vind ik de handleiding?', answer: 'Vraag de handleiding aan' },
]) {
  test(`"${question}" opens its answer`, async ({ page }) => {
    await page.goto('/support');
    const questions = page.getByRole('region', { name: topics.faqs.title }).getByRole('group');
    await expect(questions).toHaveCount(7);
    const entry = questions.filter({ hasText: question });
    await expect(entry.getByText(answer)).toBeHidden();
    await entry.getByText(question).click();
    await expect(entry.getByText(answer)).toBeVisible();
  });
}

test('/contact shows the address, the e-mail address and two phone numbers', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  for (const line of [site.legalName, address.street, address.postalCode, address.city]) {
    await expect(main.locator('address')).toContainText(line);
  }
  await expect(main.getByRole('link', { name: email.info })).toHaveAttribute(
    'href',
    `mailto:${email.info}`,
  );
  for (const { label, href } of [phone.office, phone.assistant]) {
    await expect(main.getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
  await expect(main).toContainText('Virtuele assistent, 24 uur per dag, 7 dagen per week');
});

test('/contact shows the drawn map with the address and requests no map from others', async ({
  page,
}) => {
  const requestedOrigins = new Set<string>();
  page.on('request', (request) => requestedOrigins.add(new URL(request.url()).origin));
  await page.goto('/contact');
  const route = page.getByRole('region', { name: 'Zo vindt u ons' });
  await expect(route).toContainText(address.street);
  const map = route.getByRole('img', { name: 'Getekende kaart' });
  await map.scrollIntoViewIfNeeded();
  await expect(map).toBeInViewport();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect([...requestedOrigins]).toEqual([sites.site]);
});

test('the news item names the days of the fair', async ({ page }) => {
  await page.goto('/news');
  const item = page.getByRole('article');
  await expect(item).toContainText('25 tot en met 27 maart 2025');
  for (const day of ['2025-03-25', '2025-03-27']) {
    await expect(item.locator(`time[datetime="${day}"]`).first()).toBeVisible();
  }
});

test('the news item has a video that plays', async ({ page }) => {
  await page.goto('/news');
  const video = page.getByRole('article').locator('video');
  await expect(video).toHaveAttribute('controls');
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
});

for (const width of [768, 1024, 1440]) {
  test(`at ${width} px no seam parts the picture of /support from its ground`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/support');
    const picture = page.getByRole('img', { name: /geopende servicedeur/ });
    await expect(picture).toHaveJSProperty('complete', true);
    const { x, y, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    for (const share of [0.2, 0.5, 0.9]) {
      const clip = { x: x - 4, y: y + height * share, width: 32, height: 1 };
      expect(await range(page, await page.screenshot({ clip })), `${share}`).toBeLessThan(6);
    }
  });
}

for (const [width, height] of [
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const) {
  test(`at ${width} px /support shows its kiosk down to the foot, and no line below it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/support');
    const picture = page.getByRole('img', { name: /geopende servicedeur/ });
    const box = await picture.boundingBox();
    // The picture is 4:3, and a frame that is wider cuts its height.
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeGreaterThan(0.72);
    const help = page.getByRole('region', { name: 'Hulp krijgt u het snelst per telefoon' });
    await expect(help.locator('> div').first()).toHaveCSS('border-top-width', '0px');
  });
}

for (const width of [360, 1024, 1440, 1920]) {
  test(`at ${width} px the first view of /support holds the whole number to call`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    await page.goto('/support');
    await reloadWithFonts(page);
    const help = page.getByRole('region', { name: 'Hulp krijgt u het snelst per telefoon' });
    await expect(help.getByRole('link', { name: phone.office.label })).toBeInViewport({ ratio: 1 });
  });
}

/** How far the lightest point of a picture is from its darkest, of 255. */
function range(page: Page, png: Buffer): Promise<number> {
  return page.evaluate(async (base64) => {
    const blob = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]);
    const bitmap = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
    const reds = Array.from(data).filter((_, index) => index % 4 === 0);
    return Math.max(...reds) - Math.min(...reds);
  }, png.toString('base64'));
}
