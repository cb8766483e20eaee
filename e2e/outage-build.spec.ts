import { rmSync } from 'node:fs';
import { postHref, routes, sitemapPartHref } from '../lib/routes';
import { postsPart } from '../lib/sitemap/part-names';
import { build } from '../scripts/steps/build.mjs';
import { findFreePort, startNext } from '../scripts/steps/processes.mjs';
import { THROW_AWAY_BUILD } from '../scripts/steps/throw-away-site.mjs';
import { onThrowAwayBackendOnly } from './backend';
import { expect, sites, test } from './fixtures';

onThrowAwayBackendOnly();

test('the site builds while its backend is away, and its first visitor meets the posts', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const away = { ...sites.variables, SUPABASE_URL: 'http://127.0.0.1:9' };
  await build(away, THROW_AWAY_BUILD, 'Building without a backend');
  const site = await startNext({
    mode: 'start',
    port: await findFreePort(),
    env: { ...sites.variables, NEXT_DIST_DIR: THROW_AWAY_BUILD },
  });
  const post = postHref('de-juiste-kleur-op-staal');
  for (const path of [routes.blog, routes.home, sitemapPartHref(postsPart(1))]) {
    const response = await request.get(site.url + path);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toContain(postHref(''));
  }
  expect((await request.get(site.url + post)).status()).toBe(200);
  await site.stop();
  rmSync(THROW_AWAY_BUILD, { recursive: true });
});
