import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';

embeddedBackendOnly();

test('the studio opens on the list of posts, and names its person', async ({ page, studioUrl }) => {
  await page.goto(studioUrl);
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Anna');
  await expect(page).toHaveTitle('Blog – Studio');
});

test('an editor gets no entry for the messages of visitors', async ({ page, startStudio }) => {
  await page.goto(await startStudio({ role: 'editor', name: 'Bert' }));
  const navigation = page.getByRole('navigation', { name: 'Studio' });
  await expect(navigation.getByRole('link', { name: 'Blog' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Postvak' })).toHaveCount(0);
});
