import type { Page } from 'playwright/test';
import { postHref, routes } from '../../lib/routes';
import { expect, test } from '../support/fixtures';
import { createGate } from '../support/gate';
import { htmlWithoutScripts } from '../support/html';

const POST = postHref('wanneer-u-beter-geen-kiosk-neemt');

/** Delays the RSC response of every page opened by a link, until the returned function is called. */
async function holdBackPages(page: Page): Promise<() => void> {
  const { opened, open } = createGate();
  await page.route('**/*', async (route) => {
    if ('rsc' in route.request().headers()) await opened;
    await route.continue();
  });
  return open;
}

test('a spinner shows while a post loads', async ({ page }) => {
  await page.goto(routes.blog);
  const letThrough = await holdBackPages(page);
  await page.locator(`a[href="${POST}"]`).click();
  await expect(page.getByRole('status')).toHaveText('Bericht laden…');
  letThrough();
  await expect(page).toHaveURL(POST);
  await expect(page.getByRole('status')).toHaveCount(0);
});

for (const [from, link] of [
  [POST, 'Terug naar alle berichten'],
  [routes.home, 'Alle berichten'],
  [routes.support, 'Blog'],
] as const) {
  test(`a spinner shows while the blog list loads from “${link}” on ${from}`, async ({ page }) => {
    await page.goto(from);
    const letThrough = await holdBackPages(page);
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('status')).toHaveText('Berichten laden…');
    letThrough();
    await expect(page).toHaveURL(routes.blog);
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    await expect(page.getByRole('status')).toHaveCount(0);
  });
}

test('the blog list and a post opened directly arrive complete, without a spinner', async ({
  request,
}) => {
  for (const path of [routes.blog, POST]) {
    const html = await htmlWithoutScripts(request, path);
    expect(html).toContain('Wanneer U Beter Geen Kiosk Neemt');
    expect(html).toContain('<time');
    expect(html).not.toContain('role="status"');
  }
});
