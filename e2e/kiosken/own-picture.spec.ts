import type { Locator, Page } from 'playwright/test';
import { storageKeys } from '../../lib/platform/browser/storage';
import { productHref, routes, sectorHref } from '../../lib/routes';
import { expectHydrated } from '../http/csp';
import { expect, test } from '../support/fixtures';

const GREEN: Rgb = [20, 200, 60];
type Rgb = readonly [number, number, number];

/** A picture of one colour, made in the page; `type` is that of the file. */
async function pictureOf(page: Page, [r, g, b]: Rgb, width = 300, height = 500) {
  const url = await page.evaluate(
    ([colour, w, h]) => {
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas.');
      context.fillStyle = colour;
      context.fillRect(0, 0, w, h);
      return canvas.toDataURL('image/png');
    },
    [`rgb(${r} ${g} ${b})`, width, height] as const,
  );
  return {
    name: 'poster.png',
    mimeType: 'image/png',
    buffer: Buffer.from(url.split(',')[1] ?? '', 'base64'),
  };
}

/** The colour that an image shows at a share of its width and height. */
function colourAt(image: Locator, x: number, y: number) {
  return image.evaluate(
    async (img: HTMLImageElement, at) => {
      // Fails while one picture replaces another.
      await img.decode().catch(() => undefined);
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [img.naturalWidth, img.naturalHeight];
      const context = canvas.getContext('2d');
      context?.drawImage(img, 0, 0);
      const place = [Math.round(at.x * canvas.width), Math.round(at.y * canvas.height)] as const;
      return Array.from(context?.getImageData(...place, 1, 1).data.slice(0, 3) ?? []);
    },
    { x, y },
  );
}

const isGreen = (colour: number[]) => (colour[1] ?? 0) > 150 && (colour[0] ?? 255) < 90;
const expectGreen = (image: Locator, x: number, y: number) =>
  expect.poll(async () => isGreen(await colourAt(image, x, y)), { timeout: 15_000 }).toBe(true);
const expectOwn = (image: Locator, x: number, y: number) =>
  expect.poll(async () => isGreen(await colourAt(image, x, y)), { timeout: 15_000 }).toBe(false);

const field = (page: Page) =>
  page.getByLabel('Uw beeld', { exact: true }).and(page.locator('input'));
const panel = (page: Page) => page.getByRole('region', { name: 'Uw beeld', exact: true });
const kiosk = (page: Page) =>
  page.getByRole('main').locator('img[src*="/products/wall-kiosk-7016"]').first();
/** The middle of its screen. */
const SCREEN = [0.52, 0.5] as const;

/** What the tab keeps for its next page; null without a picture. */
function keptPicture(page: Page) {
  return page.evaluate((name) => sessionStorage.getItem(name), storageKeys.picture.name);
}

test('a picture stands on the kiosk, on the next pages too, until it is removed', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.postData()) sent.push(request.url());
  });
  await page.goto(productHref('wall-kiosk'));
  await expectHydrated(page);
  await field(page).setInputFiles(await pictureOf(page, GREEN));
  await expect(panel(page).getByRole('status')).toContainText('Het blijft in uw browser');
  await expectGreen(kiosk(page), ...SCREEN);
  // The body of the kiosk keeps its picture.
  await expectOwn(kiosk(page), 0.1, 0.5);

  // A whole new document, with the picture in another view.
  await page.goto(routes.kiosken);
  await kiosk(page).scrollIntoViewIfNeeded();
  await expectGreen(kiosk(page), ...SCREEN);

  // Client navigation.
  await page.getByRole('link', { name: 'Wall kiosk', exact: true }).first().click();
  await page.waitForURL(`**${productHref('wall-kiosk')}`);
  await expectGreen(kiosk(page), ...SCREEN);

  await field(page).click();
  await panel(page).getByRole('button', { name: 'Verwijder uw beeld' }).click();
  await expect(panel(page).getByRole('status')).toContainText('verwijderd');
  await expectOwn(kiosk(page), ...SCREEN);
  await page.reload();
  await expectHydrated(page);
  await expectOwn(kiosk(page), ...SCREEN);
  expect(await keptPicture(page)).toBeNull();
  expect(sent).toEqual([]);
});

test('in a room, a picture that fits shows its edges black', async ({ page }) => {
  await page.goto(sectorHref('retail'));
  await expectHydrated(page);
  const room = page.getByRole('main').locator('img[src*="/rooms/shop"]').first();
  // Low and wide, in the upright screen of the window.
  await field(page).setInputFiles(await pictureOf(page, GREEN, 600, 200));
  await expectGreen(room, 0.297, 0.46);
  await expectGreen(room, 0.297, 0.33);
  await panel(page).getByRole('radio', { name: 'Passend' }).check();
  await expectOwn(room, 0.297, 0.33);
  await expectGreen(room, 0.297, 0.46);
});

test('the configurator shows it on the model that is chosen next', async ({ page }) => {
  await page.goto(routes.configurator);
  await expectHydrated(page);
  await page.getByText('Kleur', { exact: true }).first().click();
  await field(page).setInputFiles(await pictureOf(page, GREEN));
  await panel(page).getByRole('button', { name: 'Sluiten' }).click();
  await page.locator('summary').filter({ hasText: 'Model' }).click();
  await page.getByRole('radio', { name: /^Wall Kiosk/i }).check({ force: true });
  await expectGreen(page.locator('figure img[src*="/products/wall-kiosk-9005"]').last(), ...SCREEN);
});

test('says what is wrong with a file that is no picture, a broken one and a drawing', async ({
  page,
}) => {
  await page.goto(productHref('wall-kiosk'));
  await expectHydrated(page);
  const status = panel(page).getByRole('status');
  for (const [name, mimeType, content, error] of [
    ['brief.pdf', 'application/pdf', '%PDF-1.4', 'geen afbeelding'],
    ['kapot.jpg', 'image/jpeg', '\u00ff\u00d8\u00ff broken', 'geen afbeelding'],
    ['plan.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'SVG-tekening'],
  ] as const) {
    await field(page).setInputFiles({ name, mimeType, buffer: Buffer.from(content, 'latin1') });
    await expect(status).toContainText(error);
  }
  await expectOwn(kiosk(page), ...SCREEN);
  // The keyboard leaves the panel to the field.
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

test('a picture can be dropped on the page', async ({ page }) => {
  await page.goto(productHref('wall-kiosk'));
  await expectHydrated(page);
  const { buffer } = await pictureOf(page, GREEN);
  const data = await page.evaluateHandle(async (bytes) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([Uint8Array.from(bytes)], 'poster.png', { type: 'image/png' }));
    return transfer;
  }, Array.from(buffer));
  await page.dispatchEvent('main', 'dragenter', { dataTransfer: data });
  const isTaken = () =>
    page.evaluate((dataTransfer) => {
      const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true });
      return !document.body.dispatchEvent(over);
    }, data);
  await expect.poll(isTaken).toBe(true);
  await page.dispatchEvent('main', 'drop', { dataTransfer: data });
  await expectGreen(kiosk(page), ...SCREEN);
});

test('a picture for which the browser has no room left replaces the kept one on this page, and says so', async ({
  page,
}) => {
  await page.goto(productHref('wall-kiosk'));
  await expectHydrated(page);
  await field(page).setInputFiles(await pictureOf(page, [220, 30, 30]));
  await expect(panel(page).getByRole('status')).toContainText('Het blijft in uw browser');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
  });
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles(await pictureOf(page, GREEN));
  await expect(panel(page).getByRole('status')).toContainText('uw browser bewaart het niet');
  await expectGreen(kiosk(page), ...SCREEN);
  await page.reload();
  await expectHydrated(page);
  await expectOwn(kiosk(page), ...SCREEN);
  expect(await keptPicture(page)).toBeNull();
});

test('a photograph of which the browser reads nothing, because it breaks off, is refused', async ({
  page,
}) => {
  await page.goto(productHref('wall-kiosk'));
  await expectHydrated(page);
  await page.evaluate(() => {
    const read = window.createImageBitmap.bind(window);
    // Reads nothing, as WebKit does.
    window.createImageBitmap = () => read(new ImageData(30, 50));
  });
  const { buffer } = await pictureOf(page, GREEN);
  await field(page).setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
  await expect(panel(page).getByRole('status')).toContainText('geen afbeelding');
});

test('of two files, the one that was chosen last is shown, though the first takes longer to read', async ({
  page,
}) => {
  await page.goto(productHref('wall-kiosk'));
  await expectHydrated(page);
  const [red, green] = [await pictureOf(page, [220, 30, 30]), await pictureOf(page, GREEN)];
  await page.evaluate(() => {
    const read = window.createImageBitmap.bind(window);
    let wasCalled = false;
    const first = new Promise<void>((resolve) => Object.assign(window, { finishFirst: resolve }));
    window.createImageBitmap = async (...parts: unknown[]) => {
      const isFirst = !wasCalled;
      wasCalled = true;
      const bitmap = await read(...(parts as Parameters<typeof read>));
      if (isFirst) await first;
      return bitmap;
    };
  });
  await field(page).setInputFiles(red);
  await expect(field(page)).toHaveValue('');
  await field(page).setInputFiles(green);
  await expectGreen(kiosk(page), ...SCREEN);
  await page.evaluate(() => (window as unknown as { finishFirst: () => void }).finishFirst());
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expectGreen(kiosk(page), ...SCREEN);
});

test('a picture that comes with a pasted text, and a dragged picture of a page, are not read', async ({
  page,
}) => {
  await page.goto(productHref('wall-kiosk'));
  await expectHydrated(page);
  await field(page).setInputFiles(await pictureOf(page, GREEN));
  await expectGreen(kiosk(page), ...SCREEN);
  const events = await page.evaluate(() => {
    let areRead = 0;
    window.createImageBitmap = async () => {
      areRead += 1;
      throw new DOMException('Not now.');
    };
    const dispatch = (type: 'paste' | 'drop', textType: string, text: string) => {
      const data = new DataTransfer();
      data.items.add(new File(['x'], 'a.png', { type: 'image/png' }));
      if (text) data.setData(textType, text);
      const init = { bubbles: true, cancelable: true };
      const event =
        type === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', { ...init, dataTransfer: data });
      const before = areRead;
      const isLeftToBrowser = document.body.dispatchEvent(event);
      return { isRead: areRead > before, isLeftToBrowser };
    };
    return [
      dispatch('paste', 'text/plain', ''),
      dispatch('paste', 'text/plain', '43'),
      dispatch('drop', 'text/uri-list', 'https://example.org/a.png'),
      dispatch('drop', 'text/uri-list', `${location.origin}/pictures/a.webp`),
    ];
  });
  expect(events).toEqual([
    { isRead: true, isLeftToBrowser: false },
    { isRead: false, isLeftToBrowser: true },
    { isRead: true, isLeftToBrowser: false },
    // The browser would open it.
    { isRead: false, isLeftToBrowser: false },
  ]);
});

test('a page to which the visitor returns shows what was chosen and removed since', async ({
  page,
}) => {
  const { name } = storageKeys.picture;
  /** Does what the browser does for a page that it kept, after another page changed what is stored. */
  const returnTo = (kept: string | null) =>
    page.evaluate(
      ([key, text]) => {
        if (text === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, text);
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      },
      [name, kept] as const,
    );
  await page.goto(productHref('wall-kiosk'));
  await expectHydrated(page);
  await field(page).setInputFiles(await pictureOf(page, GREEN));
  await expect(panel(page).getByRole('status')).toContainText('Het blijft in uw browser');
  const kept = await keptPicture(page);
  await returnTo(null);
  await expectOwn(kiosk(page), ...SCREEN);
  await returnTo(kept);
  await expectGreen(kiosk(page), ...SCREEN);

  // A page that was left before there was a picture.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expectHydrated(page);
  await returnTo(kept);
  await expectGreen(kiosk(page), ...SCREEN);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no field', async ({ page }) => {
    await page.goto(productHref('wall-kiosk'));
    await expect(field(page)).toBeHidden();
  });
});
