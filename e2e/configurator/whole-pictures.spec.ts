import type { Locator } from 'playwright/test';
import { formatPrice } from '../../lib/business/products/format';
import { specs } from '../../lib/business/products/specs';
import { routes } from '../../lib/routes';
import { expect, test } from '../support/fixtures';
import { holdBack } from '../support/gate';
import { configurator, linkTo } from './configurator';

/** Every picture that is seen is there in full. */
async function expectWhole(stage: Locator) {
  const seen = await stage.locator('img').evaluateAll((images) =>
    images
      .filter((image) => getComputedStyle(image).visibility === 'visible')
      .map((image) => {
        const { complete, naturalWidth } = image as HTMLImageElement;
        return complete && naturalWidth > 0;
      }),
  );
  expect(seen.length).toBeGreaterThan(2);
  expect(seen).not.toContain(false);
}

test('the stage keeps the whole present model until every layer of the next is loaded', async ({
  page,
}) => {
  const { choose, photo, stage, price, summary, isLive } = configurator(page);
  await page.goto(routes.configurator);
  await isLive();
  let present = /Brandvision in RAL/;
  for (const [model, files] of [
    ['clearvision', 'clearvision-plate-*'],
    ['wall-kiosk', 'wall-kiosk-mask-*'],
    ['ceiling-kiosk', 'ceiling-kiosk-gloss-*'],
    ['touch-table', 'touch-table-7016-{4,8}00*'],
  ] as const) {
    const { name: next, sizes } = specs[model];
    const release = await holdBack(page, `**/${files}`);
    await choose('Model', new RegExp(`^${next} vanaf`));
    await expect(price).toContainText(formatPrice(sizes[43].priceFrom));
    await expect(stage).toHaveAttribute('aria-busy', 'true');
    await expect(photo).toHaveAccessibleName(present);
    await expectWhole(stage);
    release();
    present = new RegExp(`${next} in RAL`);
    await expect(photo).toHaveAccessibleName(present);
    await expectWhole(stage);
    await expect(summary.getByRole('img', { name: present })).toHaveCount(1);
  }
});

test('another model fades in with its colour, not in RAL 7016 first', async ({ page }) => {
  const { choose, isLive } = configurator(page);
  await page.goto(linkTo('model=brandvision&kleur=4010'));
  await isLive();
  const shown = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const observer = new MutationObserver(() => {
          const layers = document.querySelector(
            'figure [data-phase="shown"][data-model="clearvision"] [data-whole="yes"]',
          );
          if (!layers) return;
          observer.disconnect();
          const { visibility, opacity } = getComputedStyle(layers);
          resolve(`${visibility} ${opacity}`);
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
  await choose('Model', /^Clearvision vanaf/);
  expect(await shown).toBe('visible 1');
});

test('the stage keeps the drawing until the picture of another mount is loaded', async ({
  page,
}) => {
  const { choose, photo, drawing, isLive } = configurator(page);
  await page.goto(linkTo('model=clearvision&plaatsing=staalkabels'));
  await isLive();
  await expect(photo).toHaveCount(0);
  const release = await holdBack(page, '**/clearvision-plate-*');
  await choose('Plaatsing', /^Op een voetplaat/);
  await expect(drawing).toHaveAccessibleName(/op een voetplaat/);
  await expect(drawing).toBeVisible();
  await expect(photo).toHaveCount(0);
  release();
  await expect(photo).toHaveAccessibleName(/^Visualisatie van de Clearvision/);
  await expect(drawing).toBeHidden();
});

test.describe('when a layer cannot be loaded', () => {
  test.use({ expectedConsoleErrors: ['404'] });

  test('the stage does not wait for it', async ({ page }) => {
    const { choose, photo, isLive } = configurator(page);
    await page.goto(routes.configurator);
    await isLive();
    await page.route('**/wall-kiosk-gloss-*', (route) => route.fulfill({ status: 404, body: '' }));
    await choose('Model', /^Wall kiosk vanaf/);
    await expect(photo).toHaveAccessibleName(/^Visualisatie van de Wall kiosk/);
  });
});
