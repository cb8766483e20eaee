import type { Locator } from 'playwright/test';
import type { Composition } from '../../lib/business/configurator/composition';
import { OWN_COLOUR_SURCHARGE } from '../../lib/business/configurator/price';
import { toQuery } from '../../lib/business/configurator/query';
import { formatPrice } from '../../lib/business/products/format';
import { specs } from '../../lib/business/products/specs';
import { emptyProject, toLine } from '../../lib/business/project/project';
import { projectHref } from '../../lib/business/project/project-query';
import { routes } from '../../lib/routes';
import { expect, test } from '../support/fixtures';
import { FRAMEWORK, holdBack } from '../support/gate';
import { column } from './compositions';
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
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(false);
}

test('the stage keeps the whole present model until every file of the next is loaded', async ({
  page,
}) => {
  const { choose, photo, stage, price, summary, isLive } = configurator(page);
  // A colour of which there are only layers.
  await page.goto(linkTo('model=brandvision&kleur=6005'));
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
    await expect(price).toContainText(formatPrice(sizes[43].priceFrom + OWN_COLOUR_SURCHARGE));
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

test('the stage keeps the present colour until the picture of the chosen one is loaded', async ({
  page,
}) => {
  const { choose, photo, stage, isLive } = configurator(page);
  await page.goto(linkTo('model=brandvision&kleur=5015'));
  await isLive();
  for (const [code, before] of [
    ['3020', '5015'],
    ['7016', '3020'],
  ]) {
    const release = await holdBack(page, `**/brandvision-${code}-{4,8}00*`);
    await choose('Kleur', new RegExp(`^RAL\\s${code}`));
    await expect(stage).toHaveAttribute('aria-busy', 'true');
    await expect(photo).toHaveAccessibleName(new RegExp(`RAL\\s${before}`));
    await expectWhole(stage);
    release();
    await expect(photo).toHaveAccessibleName(new RegExp(`RAL\\s${code}`));
    await expectWhole(stage);
  }
});

test('the picture of a colour loads while the pointer rests on its swatch', async ({ page }) => {
  const { openGroup, choice, photo, isLive } = configurator(page);
  await page.goto(linkTo('model=brandvision&kleur=5015'));
  await isLive();
  await openGroup('Kleur');
  const loads = page.waitForRequest(/brandvision-3020-/);
  await choice(/^RAL\s3020/).hover();
  await loads;
  await expect(photo).toHaveAccessibleName(/RAL\s5015/);
});

const red: Composition = { ...column, colour: '3020' };
for (const [name, path] of [
  ['a link to a composition', linkTo(toQuery({ composition: red }))],
  ['a project', projectHref({ ...emptyProject, lines: [toLine(red)] })],
] as const) {
  test(`${name} shows the colour before any script has run, by a single picture`, async ({
    page,
  }) => {
    await holdBack(page, FRAMEWORK);
    await page.goto(path, { waitUntil: 'commit' });
    const pictures = page.getByRole('img', {
      name: /^Visualisatie van de Brandvision in RAL\s3020/,
    });
    await expect(pictures.first()).toHaveJSProperty('complete', true);
    const shown = await pictures.evaluateAll((images) =>
      images.map((image) => (image as HTMLImageElement).currentSrc),
    );
    expect(shown).not.toHaveLength(0);
    for (const file of shown) expect(file).toMatch(/\/brandvision-3020-\d+\.(avif|webp)$/);
  });
}

test('another model fades in with its colour, not in RAL 7016 first', async ({ page }) => {
  const { choose, isLive } = configurator(page);
  await page.goto(linkTo('model=brandvision&kleur=6005'));
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
  await page.goto(linkTo('model=touch-table&plaatsing=tafel-vlak'));
  await isLive();
  await expect(photo).toHaveCount(0);
  const release = await holdBack(page, '**/touch-table-9005-*');
  await choose('Plaatsing', /blad gekanteld/);
  await expect(drawing).toHaveAccessibleName(/blad gekanteld/);
  await expect(drawing).toBeVisible();
  await expect(photo).toHaveCount(0);
  release();
  await expect(photo).toHaveAccessibleName(/^Visualisatie van de Touch screen table/);
  await expect(drawing).toBeHidden();
});

test.describe('when a picture cannot be loaded', () => {
  test.use({ expectedConsoleErrors: ['404'] });

  test('the stage does not wait for it', async ({ page }) => {
    const { choose, photo, isLive } = configurator(page);
    await page.goto(routes.configurator);
    await isLive();
    await page.route('**/wall-kiosk-9005-*', (route) => route.fulfill({ status: 404, body: '' }));
    await choose('Model', /^Wall kiosk vanaf/);
    await expect(photo).toHaveAccessibleName(/^Visualisatie van de Wall kiosk/);
  });
});
