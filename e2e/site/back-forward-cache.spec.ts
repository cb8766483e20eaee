import { routes } from '../../lib/routes';
import {
  reasonsAgainstReturn,
  WITH_BACK_FORWARD_CACHE,
} from '../quality/judges/back-forward-cache';
import { expect, sites, test } from '../support/fixtures';
import { contentOf } from '../support/frames';

test.use({ launchOptions: WITH_BACK_FORWARD_CACHE });

test('the back/forward cache check reports the reason of a page that is not restored', async ({
  page,
}) => {
  await page.goto(routes.support);
  await page.evaluate(() => addEventListener('unload', () => {}));
  expect(await reasonsAgainstReturn(page)).toEqual(['UnloadHandlerExistsInMainFrame']);
});

const loadedFrames = [
  { path: routes.contact, button: 'Kaart laden' },
  { path: routes.action, button: 'Agenda laden' },
  { path: routes.configurator },
];

for (const { path, button } of loadedFrames) {
  test(`the third-party frame on ${path} does not prevent the back/forward cache`, async ({
    page,
  }) => {
    await page.goto(sites.siteWithEmbeds + path);
    if (button) await page.getByRole('button', { name: button }).click();
    await expect(contentOf(page.locator('iframe')).getByRole('heading')).toBeVisible();
    expect(await reasonsAgainstReturn(page)).toEqual([]);
  });
}
