import type { Composition } from '../../lib/business/configurator/composition';
import { priceOf } from '../../lib/business/configurator/price';
import { toQuery } from '../../lib/business/configurator/query';
import { formatPrice } from '../../lib/business/products/format';
import { specs } from '../../lib/business/products/specs';
import { routes } from '../../lib/routes';
import { expect, test } from '../support/fixtures';
import { createGate } from '../support/gate';
import { column } from './compositions';
import { configurator, linkTo } from './configurator';

const { sizes } = specs.brandvision;

test('picture, drawing, price, delivery time and URL follow each choice without a request', async ({
  page,
}) => {
  await page.goto(routes.configurator);
  const { choose, price, photo, drawing, drawingView, isLive } = configurator(page);
  await isLive();
  const requested: string[] = [];
  page.on('request', (request) => {
    // The person in the drawing, 1 kB.
    const isPicture = request.resourceType() === 'image' || request.url().endsWith('/personen.svg');
    if (!isPicture) requested.push(request.url());
  });
  await choose('Touchscreen', /^Met touchscreen/);
  await expect(price).toContainText(formatPrice(sizes[43].priceFrom + 595));
  await choose('Kleur', /^RAL\s3020/);
  await expect(price).toContainText(formatPrice(sizes[43].priceFrom + 595 + 245));
  await expect(price).toContainText('6 weken');
  await expect(photo).toHaveAccessibleName(/RAL\s3020 verkeersrood$/);
  await expect(photo).toHaveAttribute('src', /\/brandvision-3020-/);
  await drawingView.check();
  await choose('Schermmaat', /^55\sinch/);
  await expect(drawing).toHaveAccessibleName(/55\sinch.*1\.920\smm hoog/);
  await choose('Schermmerk', /^Philips/);
  await choose('Opties', /^Houder voor een betaalautomaat/);
  await expect(drawing).toHaveAccessibleName(/met betaalautomaat$/);

  const composition: Composition = {
    ...column,
    size: 55,
    touch: 1,
    brand: 'Philips',
    colour: '3020',
    extras: ['betaalhouder'],
  };
  await expect(price).toContainText(formatPrice(priceOf(composition)));
  await expect(page).toHaveURL(linkTo(toQuery({ composition })));
  expect(requested).toEqual([]);
});

test('another model keeps the choices that it has', async ({ page }) => {
  await page.goto(linkTo('model=wall-kiosk&stand=liggend&merk=lg&touch=1'));
  const { choose, choice, chosen, openGroup, adjusted, isLive } = configurator(page);
  await isLive();
  await choose('Model', /^Ceiling kiosk/);
  await expect(adjusted).toContainText('Aangepast: touchscreen.');
  await expect(chosen('Plaatsing')).toHaveText(/liggend$/);
  await expect(chosen('Schermmerk')).toHaveText('LG');
  await expect(chosen('Touchscreen')).toHaveText('Zonder touchscreen');
  await openGroup('Touchscreen');
  await expect(choice('Touchscreen aan één kant')).toHaveAccessibleDescription(
    'De Ceiling kiosk hangt te hoog om aan te raken.',
  );
  await choose('Model', /^Wall kiosk/);
  await expect(adjusted).toHaveCount(0);
  await expect(chosen('Schermmerk')).toHaveText('LG');
  await expect(chosen('Plaatsing')).toHaveText('Aan de wand, staand');
});

test('neither click nor keyboard selects an unavailable option', async ({ page }) => {
  await page.goto(routes.configurator);
  const { choice, openGroup, isLive } = configurator(page);
  await isLive();
  await openGroup('Plaatsing');
  await choice('Liggend').click({ force: true });
  await expect(choice('Staand')).toBeChecked();
  await choice('Staand').focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice('Liggend')).toBeFocused();
  await expect(choice('Staand')).toBeChecked();

  await openGroup('Opties');
  const holder = page.getByRole('checkbox', { name: 'Houder voor een betaalautomaat' });
  await holder.focus();
  await page.keyboard.press('Space');
  await expect(holder).not.toBeChecked();
  await openGroup('Touchscreen');
  await choice(/^Met touchscreen/).focus();
  await page.keyboard.press('Space');
  await expect(choice(/^Met touchscreen/)).toBeChecked();
  await openGroup('Opties');
  await holder.focus();
  await page.keyboard.press('Space');
  await expect(holder).toBeChecked();
});

test('a choice made before hydration is kept', async ({ page }) => {
  const { opened, open } = createGate();
  await page.route('**/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(routes.configurator, { waitUntil: 'commit' });
  const { choose, choice, chosen, openGroup, price, isLive } = configurator(page);
  await choose('Schermmaat', /^55\sinch/);
  await openGroup('Plaatsing');
  await choice('Liggend').check({ force: true });
  open();
  await isLive();
  await expect(chosen('Schermmaat')).toHaveText(/^55\sinch$/);
  await expect(choice('Staand')).toBeChecked();
  await expect(price).toContainText(formatPrice(sizes[55].priceFrom));
});
