import type { Page } from 'playwright/test';
import { productHref, ROOM_PATH, routes } from '../../lib/routes';
import { expect, test } from '../support/fixtures';

const intoRoom = (page: Page) =>
  page.getByRole('link', { name: 'Bekijk in uw ruimte', exact: true });
const code = (page: Page) => page.getByRole('img', { name: /^QR-code/ });

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Chromium has no property of Safari's: the style sheet asks for one that it has. */
async function asSafari(page: Page) {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replaceAll('-webkit-touch-callout:none', 'display:grid');
    await route.fulfill({ response, body: css });
  });
}

test('a desktop gets a code to scan, and no button that it cannot use', async ({ page }) => {
  await page.goto(ROOM_PATH);
  await expect(code(page)).toBeVisible();
  await expect(intoRoom(page)).toHaveCount(0);
});

test('an address with a colour alone shows the standard kiosk in it', async ({ page }) => {
  await page.goto(`${ROOM_PATH}?kleur=3020`);
  await expect(page.getByRole('link', { name: /GLB/ }).first()).toHaveAttribute(
    'href',
    /brandvision-43-ral-3020/,
  );
});

for (const javaScriptEnabled of [true, false]) {
  const scripts = javaScriptEnabled ? 'with' : 'without';

  test.describe(`${scripts} JavaScript on Android`, () => {
    test.use({ ...phone, userAgent: android, javaScriptEnabled });

    test('the button opens Scene Viewer with the model, in the first view', async ({ page }) => {
      await page.goto(`${ROOM_PATH}?model=wall-kiosk&maat=55&kleur=3020`);
      await expect(code(page)).toBeHidden();
      await expect(intoRoom(page)).toHaveCount(1);
      await expect(intoRoom(page)).toBeInViewport({ ratio: 1 });
      const href = (await intoRoom(page).getAttribute('href')) ?? '';
      expect(href).toMatch(/^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.0\?file=http/);
      expect(decodeURIComponent(href)).toContain('/wall-kiosk-55-ral-3020.glb');
      expect(href).toContain('enable_vertical_placement=true');
    });
  });

  test.describe(`${scripts} JavaScript on an iPhone`, () => {
    test.use({ ...phone, userAgent: iPhone, javaScriptEnabled });

    test('the button opens Quick Look with the model, whose size cannot be changed', async ({
      page,
    }) => {
      await asSafari(page);
      await page.goto(`${ROOM_PATH}?model=touch-table&kleur=6018`);
      await expect(intoRoom(page)).toHaveCount(1);
      await expect(intoRoom(page)).toHaveAttribute('rel', 'ar');
      await expect(intoRoom(page)).toHaveAttribute(
        'href',
        /\/touch-table-43-ral-6018\.usdz#allowsContentScaling=0$/,
      );
      // What Safari requires of a link that opens Quick Look at once.
      const children = await intoRoom(page).evaluate(({ children: all }) =>
        Array.from(all, ({ localName }) => localName),
      );
      expect(children).toEqual(['picture']);
    });
  });

  test.describe(`${scripts} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('links choose model, size, orientation and colour, and a field any other colour', async ({
      page,
    }) => {
      await page.goto(ROOM_PATH);
      const choose = (name: string | RegExp) =>
        page.getByRole('region', { name: 'Uw keuze' }).getByRole('link', { name }).click();
      await choose('Wall kiosk');
      await choose(/55/);
      await choose('Liggend');
      await choose(/RAL.9016/);
      await expect(page).toHaveURL(
        `${ROOM_PATH}?model=wall-kiosk&maat=55&stand=liggend&kleur=9016`,
      );
      const chosen = page.locator('main [aria-current="true"]');
      await expect(chosen).toHaveText(['Wall kiosk', '55\u00a0inch', 'Liggend', /RAL\u00a09016/]);
      await page.getByLabel('Een andere RAL-kleur').fill('6005');
      await page.getByRole('button', { name: 'Toon deze kleur' }).click();
      const downloads = page.getByRole('region', { name: 'Als bestand' }).getByRole('link');
      await expect(downloads.first()).toHaveAttribute(
        'href',
        /wall-kiosk-55-liggend-ral-6005\.glb$/,
      );
    });

    test('a colour that is none is explained, and both files can be downloaded', async ({
      page,
    }) => {
      await page.goto(`${ROOM_PATH}?model=brandvision&ander-ral-nummer=6099`);
      await expect(page.getByLabel('Een andere RAL-kleur')).toHaveAccessibleDescription(
        /6099 staat niet/,
      );
      for (const format of ['GLB', 'USDZ']) {
        const waiting = page.waitForEvent('download');
        await page.getByRole('link', { name: format }).click();
        const name = `zuilwerk-brandvision-43-ral-7016.${format.toLowerCase()}`;
        expect((await waiting).suggestedFilename()).toBe(name);
      }
    });
  });
}

test('the colours fill their rows, and the name of each stands on one line', async ({ page }) => {
  for (const width of [320, 360, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(ROOM_PATH);
    const names = page.getByRole('link', { name: /^RAL\s\d{4}/ }).locator('span span');
    const boxes = await names.evaluateAll((all) =>
      all.map((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return {
          text: name.textContent,
          lines: new Set(Array.from(range.getClientRects(), ({ top }) => top)).size,
          top: Math.round(name.getBoundingClientRect().top),
        };
      }),
    );
    expect(boxes).toHaveLength(12);
    expect(boxes.filter(({ lines }) => lines > 1)).toEqual([]);
    const inRow = (top: number) => boxes.filter((box) => box.top === top).length;
    expect(new Set(boxes.map(({ top }) => inRow(top))).size, `${width}`).toBe(1);
  }
});

test('the keyboard reaches every choice and file', async ({ page }) => {
  await page.goto(ROOM_PATH);
  await page.getByRole('link', { name: 'Ceiling kiosk' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/model=ceiling-kiosk/);
  await page.getByRole('link', { name: /^GLB/ }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^USDZ/ })).toBeFocused();
});

test('nothing of a model or of another site is loaded before a tap', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(ROOM_PATH);
  await page.getByRole('link', { name: /^USDZ/ }).hover();
  await expect(code(page)).toBeVisible();
  const { origin } = new URL(page.url());
  expect(asked.filter((url) => !url.startsWith(origin) || url.includes('/modellen/'))).toEqual([]);
});

test('product page and configurator lead there with the chosen model and colour', async ({
  page,
}) => {
  await page.goto(productHref('clearvision'));
  await page.getByRole('radio', { name: /RAL.3020/ }).check();
  await page.getByRole('link', { name: 'Bekijk in uw ruimte' }).click();
  await expect(page).toHaveURL(`${ROOM_PATH}?model=clearvision&kleur=3020`);
  await expect(page.getByRole('img', { name: /Clearvision.*RAL.3020/ })).toBeVisible();
  await page.goto(`${routes.configurator}?model=touch-table&maat=55&kleur=5002`);
  await page.getByRole('link', { name: 'Zet hem in uw ruimte' }).click();
  await expect(page).toHaveURL(/model=touch-table&maat=55.*kleur=5002/);
});

test('on paper the page has the code and the measures, not the choices', async ({ page }) => {
  await page.goto(ROOM_PATH);
  await page.emulateMedia({ media: 'print' });
  await expect(code(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Uw keuze' })).toBeHidden();
  await expect(page.getByText('640\u00a0mm')).toBeVisible();
});
