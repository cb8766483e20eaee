import { recommendationHref, recommendationLabel } from '../../lib/configurator/recommendation';
import { contactHref } from '../../lib/contact/contact-href';
import { sectors } from '../../lib/content/sectors';
import { services } from '../../lib/content/services';
import { specs } from '../../lib/products/specs';
import { expect, test } from '../support/fixtures';

test('/marktsegmenten lists the eight sectors with six applications each', async ({ page }) => {
  await page.goto('/marktsegmenten');
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
    'Retail',
    'Onderwijs',
    'Kantoren',
    'Hospitality en hotels',
    'Transport',
    'Financiële dienstverlening',
    'Zorg',
    'Restaurants',
  ]);
  for (const { name, applications } of sectors) {
    expect(applications).toHaveLength(6);
    const sector = page.getByRole('article', { name, exact: true });
    const list = sector.getByRole('list').filter({ hasText: applications[0] });
    await expect(list.getByRole('listitem')).toHaveText([...applications]);
  }
});

test('each sector shows a room with kiosks', async ({ page }) => {
  await page.goto('/marktsegmenten');
  for (const { name, picture } of sectors) {
    const sector = page.getByRole('article', { name, exact: true });
    const room = sector.getByRole('img', { name: picture.alt });
    await room.scrollIntoViewIfNeeded();
    await expect.poll(() => room.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0);
  }
});

test('each sector links to the contact form with its own subject', async ({ page }) => {
  await page.goto('/marktsegmenten');
  for (const { id, name } of sectors) {
    const sector = page.getByRole('article', { name, exact: true });
    const link = sector.getByRole('link', { name: 'Vraag advies' });
    await expect(link).toHaveAttribute('href', contactHref(`advies-${id}`));
  }
});

test('each sector recommends models and links to the configurator with its choices', async ({
  page,
}) => {
  await page.goto('/marktsegmenten');
  for (const { name, models } of sectors) {
    const sector = page.getByRole('article', { name, exact: true });
    for (const recommendation of models) {
      const { name: model } = specs[recommendation.model];
      const entry = sector
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: model, exact: true }) });
      await expect(
        entry.getByRole('link', {
          name: `Stel ${model} samen: ${recommendationLabel(recommendation)}`,
        }),
      ).toHaveAttribute('href', recommendationHref(recommendation));
      await expect(entry).toContainText(/Richtprijs €\s[\d.]+ excl\.\sbtw/);
    }
  }
});

test('the software page shows nine functions in a grid', async ({ page }) => {
  await page.goto('/digital-signage');
  await page.getByRole('link', { name: 'Bekijk de functies' }).click();
  const functions = page.getByRole('region', { name: 'functies' });
  await expect(functions.getByRole('heading')).toBeInViewport();
  await expect(functions.getByRole('term')).toHaveCount(9);
  await expect(functions.getByRole('definition')).toHaveCount(9);
});

test('the software page groups its functions into making, planning and watching', async ({
  page,
}) => {
  await page.goto('/digital-signage');
  const groups = page.getByRole('region', { name: 'Maken, plannen, bewaken' });
  await expect(groups.getByRole('heading', { level: 3 })).toHaveText([
    'Maken',
    'Plannen',
    'Bewaken',
  ]);
  await expect(groups.getByRole('list')).toHaveCount(3);
  for (const list of await groups.getByRole('list').all()) {
    expect(await list.getByRole('listitem').count()).toBeGreaterThan(3);
  }
});

test('the software page explains one brand on many screens', async ({ page }) => {
  await page.goto('/digital-signage');
  const section = page.getByRole('region', { name: 'Merkcommunicatie' });
  await expect(section).toBeVisible();
  expect(await section.getByRole('term').count()).toBeGreaterThan(3);
});

test('the platform page shows its five services', async ({ page }) => {
  await page.goto('/digitaal-platform');
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
    'Digitaal visitekaartje',
    'AI-chat',
    'AI-telefoon',
    'AI-social',
    'Slimme websites',
  ]);
});

test('each service states its price, what it does, does not do and needs', async ({ page }) => {
  await page.goto('/digitaal-platform');
  for (const { id, name, price, does, doesNot, needs } of services) {
    const service = page.getByRole('article', { name, exact: true });
    await expect(service).toContainText(`${price.amount} ${price.period}, richtprijs excl. btw`);
    for (const fact of [...does, ...doesNot, ...needs]) {
      await expect(service.getByRole('listitem').filter({ hasText: fact })).toBeVisible();
    }
    const demo = service.getByRole('link', { name: `Vraag een demo van ${name}` });
    await expect(demo).toHaveAttribute('href', contactHref(`demo-${id}`));
  }
});
