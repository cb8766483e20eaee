import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';

embeddedBackendOnly();

test('the studio opens with the list of posts, and says who works in it', async ({
  page,
  studioUrl,
}) => {
  await page.goto(studioUrl);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await expect(page.getByRole('banner')).toContainText('Anna');
  await expect(page).toHaveTitle('Blog · Studio');
});

test('after navigation the heading of the room has the focus', async ({ page, studioUrl }) => {
  await page.goto(studioUrl);
  await page.getByRole('link', { name: 'Prullenbak' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prullenbak' })).toBeFocused();
  await expect(page).toHaveTitle('Prullenbak · Studio');
});

test('an editor has no room for messages', async ({ page, startStudio }) => {
  await page.goto(`${await startStudio({ role: 'editor', name: 'Bert' })}#/postvak`);
  await expect(page.getByText('Het postvak is voor de eigenaar van de site.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Postvak' })).toHaveCount(0);
});
