import { services } from '../../lib/business/content/services';
import { formatPrice } from '../../lib/business/products/format';
import { contactHref } from '../../lib/contact/contact-href';
import { routes } from '../../lib/routes';
import { expect, test } from '../support/fixtures';

test('the software page shows nine functions in a grid', async ({ page }) => {
  await page.goto('/digital-signage');
  const functions = page.getByRole('region', { name: 'functies' });
  await expect(functions.getByRole('term')).toHaveCount(9);
  await expect(functions.getByRole('definition')).toHaveCount(9);
});

for (const step of ['Maken', 'Plannen', 'Bewaken']) {
  test(`the software page lists the functions of ${step}`, async ({ page }) => {
    await page.goto('/digital-signage');
    const functions = page.getByRole('region', { name: step }).getByRole('list').last();
    expect(await functions.getByRole('listitem').count()).toBeGreaterThan(4);
  });
}

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

test('each service states its price and what it does, and unfolds what it does not do and needs', async ({
  page,
}) => {
  await page.goto('/digitaal-platform');
  for (const { id, name, price, does, doesNot, needs } of services) {
    const service = page.getByRole('article', { name, exact: true });
    await expect(service).toContainText(
      `${formatPrice(price.amount)} ${price.period}, richtprijs excl. btw`,
    );
    await service.getByText('Wat de dienst niet doet').click();
    await service.getByText('Wat ervoor nodig is').click();
    for (const fact of [...does, ...doesNot, ...needs]) {
      await expect(service.getByRole('listitem').filter({ hasText: fact })).toBeVisible();
    }
    const demo = service.getByRole('link', { name: `Vraag een demo aan van de dienst ${name}` });
    await expect(demo).toHaveAttribute('href', contactHref(`demo-${id}`));
  }
});

test('the page about Belgium opens with a picture of a delivery', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.belgium);
  await expect(page.getByRole('main').getByRole('img', { name: /vrachtwagen/ })).toBeInViewport({
    ratio: 1,
  });
});
