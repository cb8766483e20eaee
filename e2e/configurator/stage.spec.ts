import type { Page } from 'playwright/test';
import { type ProductId, productIds, specs } from '../../lib/business/products/specs';
import { routes } from '../../lib/routes';
import { expect, test } from '../support/fixtures';
import { configurator, linkTo } from './configurator';

test.describe('on a desktop of 1440 by 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the body of every model is at least 600 px high, and the page alone scrolls', async ({
    page,
  }) => {
    const { choose, stage, photo, isLive } = configurator(page);
    await page.goto(routes.configurator);
    await isLive();
    for (const model of productIds) {
      await choose('Model', new RegExp(`^${specs[model].name} vanaf`));
      const stageBox = await stage.boundingBox();
      expect(stageBox?.height, model).toBe(900 - 72);
      expect((stageBox?.width ?? 0) / 1440, model).toBeCloseTo(0.63, 1);
      const share = (await body(page, model)).height;
      // A change of scale takes 0.3 s.
      await expect
        .poll(async () => (await photo.boundingBox())?.height ?? 0, model)
        .toBeGreaterThan(600 / share);
    }
    const scrollers = await page.evaluate(
      () =>
        [...document.querySelectorAll('main *')].filter(
          (element) =>
            element.scrollHeight > element.clientHeight &&
            /auto|scroll/.test(getComputedStyle(element).overflowY),
        ).length,
    );
    expect(scrollers).toBe(0);
  });

  test('a person of 1.75 m stands beside the picture, on its floor and its scale', async ({
    page,
  }) => {
    const { photo, person, drawingView } = configurator(page);
    await page.goto(linkTo('model=brandvision'));
    const picture = await photo.boundingBox();
    const beside = await person.boundingBox();
    // Both pictures are 2.18 m high, their lower edge 0.26 m below the floor.
    expect(beside?.height).toBeCloseTo(picture?.height ?? 0, 0);
    expect(beside?.y).toBeCloseTo(picture?.y ?? 0, 0);
    const { bottom, height } = await shapeOf(page, '/pictures/products/bystander-330.webp');
    const aboveFloor = (share: number) => (1 - share) * 2.18 - 0.26;
    expect(aboveFloor(bottom - height)).toBeCloseTo(1.75, 1);
    // The nearer shoe is a little lower in the picture, by its perspective.
    expect(aboveFloor(bottom)).toBeCloseTo(0, 1);
    await expect(page.locator('[data-phase="shown"]').getByText('1,75')).toBeVisible();
    await drawingView.check();
    await expect(person).toBeHidden();
  });
});

test('on a phone the switch between picture and drawing stands below both', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { stage, photo, drawing, drawingView } = configurator(page);
  for (const choices of ['model=touch-table&maat=55', 'model=wall-kiosk&stand=liggend']) {
    await page.goto(linkTo(choices));
    const switchBox = await stage.getByRole('group', { name: 'Weergave' }).boundingBox();
    const scene = await stage.locator('[data-phase="shown"]').boundingBox();
    expect((scene?.y ?? 0) + (scene?.height ?? 0)).toBeLessThanOrEqual(switchBox?.y ?? 0);
    expect((await photo.boundingBox())?.width).toBeGreaterThan(220);
    await drawingView.check();
    const drawn = await drawing.boundingBox();
    expect((drawn?.y ?? 0) + (drawn?.height ?? 0)).toBeLessThanOrEqual(switchBox?.y ?? 0);
  }
});

for (const [width, height] of [
  [360, 740],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`the person beside a wall kiosk keeps clear of the edge at ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { stage, person } = configurator(page);
    await page.goto(linkTo('model=wall-kiosk&maat=55'));
    const box = await stage.boundingBox();
    const picture = await person.boundingBox();
    // The person takes the middle half of the picture.
    const right = (picture?.x ?? 0) + 0.75 * (picture?.width ?? 0);
    const air = (box?.x ?? 0) + (box?.width ?? 0) - right;
    expect(air / (box?.width ?? 1)).toBeGreaterThan(0.03);
  });

  test(`the person stands beside the housing or its pane of glass at ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { photo, person } = configurator(page);
    for (const [model, rightOf] of [
      ['wall-kiosk', () => body(page, 'wall-kiosk').then(({ right }) => right)],
      // The pane ends at nine tenths of the picture.
      ['clearvision', async () => 0.9],
    ] as const) {
      for (const size of [43, 55]) {
        await page.goto(linkTo(`model=${model}&maat=${size}`));
        const picture = await photo.boundingBox();
        const beside = await person.boundingBox();
        const right = (picture?.x ?? 0) + (await rightOf()) * (picture?.width ?? 0);
        const arm = (beside?.x ?? 0) + 0.18 * (beside?.width ?? 0);
        expect(arm, `${model} of ${size} inch`).toBeGreaterThanOrEqual(right);
      }
    }
  });
}

test('in forced colours the ground behind the switch of the stage goes beyond its words', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { stage } = configurator(page);
  await page.goto(routes.configurator);
  const views = stage.getByRole('group', { name: 'Weergave' });
  await expect(views).toHaveCSS('outline-width', '8px');
  const ground = await views.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(views).toHaveCSS('outline-color', ground);
});

test('the stage names the options that no picture shows, until the drawing shows them', async ({
  page,
}) => {
  const { choose, stage, drawingView } = configurator(page);
  await page.goto(linkTo('model=brandvision&touch=1&opties=betaalhouder'));
  await expect(stage.getByText('Niet in beeld: betaalhouder')).toBeVisible();
  await choose('Opties', /Privacyfilter/);
  const line = stage.getByText('Niet in beeld: privacyfilter en betaalhouder');
  await expect(line).toBeVisible();
  await drawingView.check();
  await expect(line).toBeHidden();
});

for (const [width, height] of [
  [740, 360],
  [900, 700],
  [1024, 600],
  [1280, 640],
] as const) {
  test(`in a window of ${width} by ${height} the stage fills the height and stays in view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { choose, chosen, stage } = configurator(page);
    await page.goto(routes.configurator);
    await choose('Opties', /mediaspeler/);
    await expect(chosen('Opties')).toBeInViewport();
    expect(await stage.boundingBox()).toMatchObject({ y: 72, height: height - 72 });
  });
}

type Shape = { height: number; right: number; bottom: number };

/** The coated body in the picture, from the mask that recolours it. */
function body(page: Page, model: ProductId): Promise<Shape> {
  return shapeOf(page, `/pictures/products/${model}-mask-800.webp`);
}

/** Height and edges of what is not transparent, as shares of the picture. */
function shapeOf(page: Page, file: string): Promise<Shape> {
  return page.evaluate(async (url) => {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const { width, height } = picture;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext(
      '2d',
    );
    context?.drawImage(picture, 0, 0);
    const alpha = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    const shown = Array.from({ length: width * height }, (_, index) => index).filter(
      (index) => (alpha[4 * index + 3] ?? 0) > 128,
    );
    const top = Math.floor((shown[0] ?? 0) / width);
    const bottom = Math.floor((shown[shown.length - 1] ?? 0) / width);
    const right = shown.reduce((most, index) => Math.max(most, index % width), 0);
    return {
      height: (bottom - top + 1) / height,
      right: (right + 1) / width,
      bottom: (bottom + 1) / height,
    };
  }, file);
}
