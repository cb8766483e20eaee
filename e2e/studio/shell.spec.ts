import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';

embeddedBackendOnly();

test('the studio greets its person by name', async ({ page, studioUrl }) => {
  await page.goto(studioUrl);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studio van Anna');
});
