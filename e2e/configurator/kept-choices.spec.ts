import { type Composition, standardComposition } from '../../lib/business/configurator/composition';
import { toQuery } from '../../lib/business/configurator/query';
import { routes } from '../../lib/routes';
import { expect, test } from '../support/fixtures';
import { configurator, linkTo } from './configurator';

test('the configurator has the choices in its URL and restores them after reload and Back', async ({
  page,
}) => {
  await page.goto(routes.configurator);
  const { choose, chosen, isLive } = configurator(page);
  await isLive();
  await choose('Model', /^Clearvision double/);
  const composition = standardComposition('clearvision-double');
  await expect(page).toHaveURL(linkTo(toQuery({ composition })));
  await page.reload();
  await expect(chosen('Model')).toHaveText('Clearvision double');
  await expect(page).toHaveURL(linkTo(toQuery({ composition })));

  await isLive();
  await choose('Schermmaat', /^55\sinch/);
  const larger = linkTo(toQuery({ composition: { ...composition, size: 55 } }));
  await expect(page).toHaveURL(larger);
  // A link that Next.js follows without loading a new document.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Zoeken' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoeken');
  await page.goBack();
  await expect(page).toHaveURL(larger);
  await expect(chosen('Schermmaat')).toHaveText(/^55\sinch$/);
  await expect(chosen('Model')).toHaveText('Clearvision double');
});

for (const start of [routes.configurator, linkTo('model=wall-kiosk&maat=55')]) {
  test(`the header link to the open configurator keeps the choices and the URL, from ${start}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(start);
    const { choose, chosen, isLive } = configurator(page);
    await isLive();
    await choose('Model', /^Wall kiosk/);
    await choose('Schermmaat', /^55\sinch/);
    const wall: Composition = { ...standardComposition('wall-kiosk'), size: 55 };
    await expect(page).toHaveURL(linkTo(toQuery({ composition: wall })));
    await page.getByRole('banner').getByRole('link', { name: 'Configurator' }).click();
    await expect(page).toHaveURL(linkTo(toQuery({ composition: wall })));
    await expect(chosen('Model')).toHaveText('Wall kiosk');
    await expect(chosen('Schermmaat')).toHaveText(/^55\sinch$/);
  });
}

test('the configurator restores the choices when the visitor returns by the header link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${routes.configurator}?model=wall-kiosk&maat=55&dealer=D-7`);
  const { choose, chosen, isLive } = configurator(page);
  await isLive();
  await choose('Kleur', /^RAL\s3020/);
  await page.getByRole('banner').getByRole('link', { name: 'Support' }).click();
  await expect(page).toHaveURL(routes.support);
  await page.getByRole('banner').getByRole('link', { name: 'Configurator' }).click();
  const restored: Composition = { ...standardComposition('wall-kiosk'), size: 55, colour: '3020' };
  await expect(page).toHaveURL(linkTo(toQuery({ composition: restored })));
  await expect(chosen('Model')).toHaveText('Wall kiosk');
  await expect(chosen('Kleur')).toHaveText(/^RAL\s3020/);

  // A link with choices overrides the restored ones.
  await page.goto(`${routes.configurator}?model=clearvision`);
  await expect(chosen('Model')).toHaveText('Clearvision');
  await expect(chosen('Kleur')).toHaveText(/^RAL\s9005/);
});

test('a rare colour is restored too, and a colour chosen on another page replaces it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(linkTo('model=wall-kiosk&kleur=6005'));
  const { chosen, photo, isLive } = configurator(page);
  await isLive();
  await page.goto(routes.support);
  await page.goto(routes.configurator);
  await expect(chosen('Model')).toHaveText('Wall kiosk');
  await expect(chosen('Kleur')).toHaveText(/^RAL\s6005 mosgroen$/);

  await page.goto(routes.kiosken);
  await page.getByRole('radio', { name: 'RAL 5015' }).check();
  await page.getByRole('banner').getByRole('link', { name: 'Configurator' }).click();
  await expect(chosen('Model')).toHaveText('Wall kiosk');
  await expect(chosen('Kleur')).toHaveText(/^RAL\s5015/);
  await expect(photo).toHaveAttribute('src', /\/wall-kiosk-5015-/);
});
