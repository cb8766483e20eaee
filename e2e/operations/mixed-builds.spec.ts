import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '../../lib/routes';
import { startSiteFromCopy } from '../../scripts/harness/site-process.ts';
import { longTimeouts } from '../../scripts/harness/timeouts.ts';
import { startNginx } from '../../scripts/system-packages/nginx.ts';
import { expectHydrated } from '../http/csp';
import { expect, sites, test } from '../support/fixtures';

/** An even number, so that each page comes from both builds: nginx asks the instances in turn. */
const VISITS = 10;

const buildIdOf = (folder: string) => readFileSync(path.join(folder, 'BUILD_ID'), 'utf8');

test('during a deployment, while two builds answer in turn, every page hydrates', async ({
  page,
}) => {
  const folders = [sites.buildFolder, sites.buildFolderWithEmbeds];
  const running = await Promise.all(
    folders.map((buildFolder) =>
      startSiteFromCopy({ buildFolder, variables: { ...sites.variables, ...longTimeouts } }),
    ),
  );
  const nginx = await startNginx({ instances: running.map(({ url }) => url) });
  try {
    const answeredBy = new Set<string>();
    for (let visit = 0; visit < VISITS; visit += 1) {
      const path = [routes.configurator, routes.search, routes.digitalSignage, routes.kiosken, '/'][
        visit % 5
      ];
      // The query bypasses the cache of nginx.
      const response = await page.goto(`${nginx.url}${path}?bezoek=${visit}`);
      const html = (await response?.text()) ?? '';
      const build = folders.map(buildIdOf).find((id) => html.includes(id));
      answeredBy.add(build ?? 'neither');
      await expectHydrated(page);
    }
    expect([...answeredBy].sort()).toEqual(folders.map(buildIdOf).sort());
  } finally {
    await nginx.stop();
    await Promise.all(running.map(({ stop }) => stop()));
  }
});
