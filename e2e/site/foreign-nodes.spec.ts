import { routes } from '../../lib/routes';
import { expect, test } from '../support/fixtures';

test('a page goes on when something else has taken out what React wants to remove', async ({
  page,
}) => {
  await page.goto(routes.search);
  const field = page.getByRole('searchbox', { name: 'Zoekwoorden' });
  const results = page.getByRole('list', { name: 'Gevonden' });
  await field.fill('garantie');
  await results.evaluate((list) => list.remove());
  await field.fill('');
  await expect(page.getByRole('heading', { name: 'Onderwerpen' })).toBeVisible();
  await field.fill('garantie');
  await expect(results).toBeVisible();
});
