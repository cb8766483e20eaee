import type { Page } from 'playwright/test';
import { routes } from '../../lib/routes';
import { expect, test } from '../support/fixtures';
import { settle } from '../support/settled';

function isConfettiVisible(page: Page) {
  return page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    return pixels.some((value) => value > 0);
  });
}

test('confetti on /action starts with the page and ends soon after', async ({ page }) => {
  await page.goto(routes.action, { waitUntil: 'commit' });
  await expect.poll(() => isConfettiVisible(page), { intervals: [100] }).toBe(true);
  await expect.poll(() => isConfettiVisible(page)).toBe(false);
});

for (const width of [360, 414, 768, 1024, 1440, 1920]) {
  test(`confetti on /action flies over no text on a ${width} px screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(routes.action);
    const covered = await page.locator('canvas').evaluate((canvas) => {
      const sky = canvas.getBoundingClientRect();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const under: (string | null)[] = [];
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        const isUnder = [...range.getClientRects()].some(
          ({ left, right, top, bottom, width }) =>
            width > 1 &&
            left < sky.right &&
            right > sky.left &&
            top < sky.bottom &&
            bottom > sky.top,
        );
        if (isUnder) under.push(texts.currentNode.textContent);
      }
      return { isLarge: sky.width > 200 && sky.height > 200, under };
    });
    expect(covered).toEqual({ isLarge: true, under: [] });
  });
}

test('confetti on a phone waits until the prize is in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(routes.action);
  await settle(page);
  expect(await isConfettiVisible(page)).toBe(false);
  await page.locator('canvas').evaluate((canvas) => canvas.scrollIntoView({ block: 'center' }));
  await expect.poll(() => isConfettiVisible(page), { intervals: [100] }).toBe(true);
});

test('confetti does not block clicks', async ({ page }) => {
  await page.goto(routes.action, { waitUntil: 'commit' });
  await expect.poll(() => isConfettiVisible(page), { intervals: [100] }).toBe(true);
  await page.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(routes.contact);
});

test('no confetti is shown with prefers-reduced-motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routes.action);
  await settle(page);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await isConfettiVisible(page)).toBe(false);
});

test('/action lists what dealers get and what they do not need', async ({ page }) => {
  await page.goto(routes.action);
  for (const heading of ['U krijgt', 'Niet nodig']) {
    const list = page
      .getByRole('main')
      .getByRole('list')
      .and(page.locator(`:has-text("${heading}") + ul`));
    expect(await list.getByRole('listitem').count(), heading).toBeGreaterThan(2);
  }
});

test('the prize links to the conditions of the draw', async ({ page }) => {
  await page.goto(routes.action);
  await page.getByRole('link', { name: 'Lees de actievoorwaarden' }).click();
  const terms = page.getByRole('region', { name: 'Actievoorwaarden' });
  await expect(terms.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(terms.getByRole('heading', { level: 3 })).toHaveText([
    ...['Organisator', 'Periode', 'Wie kan meedoen', 'Wie niet kan meedoen', 'Zo doet u mee'],
    ...['Kosten', 'Prijs', 'Trekking', 'Bekendmaking', 'Aanvaarding', 'Niet inwisselbaar'],
    ...['Kansspelbelasting', 'Privacy', 'Klachten', 'Regels en toezicht', 'Wijzigingen'],
  ]);
});

for (const width of [390, 1440]) {
  test(`our own registration leaves no hole before the next section on a ${width} px screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(routes.action);
    const registration = page.getByRole('region', { name: 'Meld u aan als dealer' });
    const form = registration.getByRole('form', { name: 'Bericht aan Zuilwerk' });
    const beside = registration.getByText('Liever bellen of mailen').locator('xpath=..');
    const end = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0);
    const content = Math.max(end(await form.boundingBox()), end(await beside.boundingBox()));
    expect(end(await registration.boundingBox()) - content).toBeLessThan(120);
  });
}
