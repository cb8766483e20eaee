import { buildBarePage, startBarePage } from '../../packages/testbed/bare-page.ts';
import { installNginx, startNginx } from '../../packages/testbed/system-packages/nginx.ts';
import { startTemporarySite, TEMPORARY_BUILD } from '../../packages/testbed/temporary-site.ts';
import { step } from '../../scripts/lib/terminal.ts';
import { ASTRO_PATH, buildAstroPost } from './astro-post.ts';
import { startPlainFiles } from './plain-files.ts';
import { POST_SLUG } from './plan.ts';

export type Targets = Awaited<ReturnType<typeof startTargets>>;

/**
 * Starts a production build of the site, some of its pages as static files, a post built by Astro, and an empty Next
 * page, each behind nginx as it is deployed, which compresses.
 */
export async function startTargets(plainPages: string[]) {
  await installNginx();
  const site = await startTemporarySite();
  const closers: (() => unknown)[] = [() => site.close()];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  const behindNginx = async (url: string) => {
    const nginx = await startNginx({ instances: [url] });
    closers.push(() => nginx.stop());
    return nginx.url;
  };
  try {
    await buildBarePage();
    const bare = await startBarePage();
    closers.push(() => bare.stop());
    const plain = await step('Serving pages as plain files', () =>
      startPlainFiles({ siteUrl: site.url, pages: plainPages, buildFolder: TEMPORARY_BUILD }),
    );
    closers.push(() => plain.stop());
    await step('Building a post with Astro', () =>
      buildAstroPost({ backend: site.backend, slug: POST_SLUG, folder: plain.folder }),
    );
    const plainUrl = await behindNginx(plain.url);
    const urls = {
      site: await behindNginx(site.url),
      'bare page': await behindNginx(bare.url),
      'plain files': plainUrl,
      Astro: plainUrl + ASTRO_PATH,
    };
    return { urls, close };
  } catch (error) {
    await close();
    throw error;
  }
}
