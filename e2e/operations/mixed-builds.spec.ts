import { readFileSync } from 'node:fs';
import path from 'node:path';
import { productHref, routes } from '../../lib/routes';
import { startSiteFromCopy } from '../../packages/testbed/site-process.ts';
import { startNginx } from '../../packages/testbed/system-packages/nginx.ts';
import { longTimeouts } from '../../packages/testbed/timeouts.ts';
import { expectHydrated } from '../http/csp';
import { expect, sites, test } from '../support/fixtures';
import type { Nginx } from '../support/nginx';

// One worker, which starts the instances once.
test.describe.configure({ mode: 'default' });

const PAGES = [
  productHref('brandvision'),
  routes.search,
  routes.digitalSignage,
  routes.kiosken,
  routes.home,
];

const folders = [sites.buildFolder, sites.buildFolderWithEmbeds];
let instances: Awaited<ReturnType<typeof startSiteFromCopy>>[] = [];
let nginx: Nginx;

test.beforeAll(async () => {
  instances = await Promise.all(
    folders.map((buildFolder) =>
      startSiteFromCopy({ buildFolder, variables: { ...sites.variables, ...longTimeouts } }),
    ),
  );
  // It asks them in turn.
  nginx = await startNginx({ instances: instances.map(({ url }) => url) });
});

test.afterAll(async () => {
  await nginx.stop();
  await Promise.all(instances.map(({ stop }) => stop()));
});

test('while two builds answer in turn, every page hydrates', async ({ page }) => {
  const answeredBy = new Set<string>();
  for (const [visit, path] of [...PAGES, ...PAGES].entries()) {
    // The query bypasses the cache of nginx.
    const response = await page.goto(`${nginx.url}${path}?bezoek=${visit}`);
    await expectHydrated(page);
    answeredBy.add(buildOf((await response?.text()) ?? ''));
  }
  expect([...answeredBy].sort()).toEqual(folders.map(idOf).sort());
});

test('Back to a page of the build before hydrates, and links of an open tab work', async ({
  page,
}) => {
  await page.goto(`${nginx.url}${routes.kiosken}?bezoek=terug`);
  for (const visit of [1, 2, 3]) await page.goto(`${nginx.url}${routes.terms}?bezoek=${visit}`);
  for (let back = 0; back < 3; back += 1) await page.goBack();
  await expectHydrated(page);
  await page.getByRole('checkbox', { name: 'Ceiling kiosk' }).check();
  await expect(page.getByRole('columnheader', { name: 'Ceiling kiosk' })).toBeVisible();
  for (const name of ['Support', 'Kiosken', 'Marktsegmenten']) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
});

function buildOf(html: string) {
  return folders.map(idOf).find((id) => html.includes(id)) ?? 'neither';
}

function idOf(folder: string) {
  return readFileSync(path.join(folder, 'BUILD_ID'), 'utf8');
}
