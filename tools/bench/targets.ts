import { buildBarePage, startBarePage } from '../../scripts/harness/bare-page.ts';
import { startTemporarySite, TEMPORARY_BUILD } from '../../scripts/harness/temporary-site.ts';
import { step } from '../../scripts/lib/terminal.ts';
import { startPlainFiles } from './plain-files.ts';

export type Targets = Awaited<ReturnType<typeof startTargets>>;

/** Starts a production build of the site, some of its pages as static files, and an empty Next page. */
export async function startTargets(plainPages: string[]) {
  const site = await startTemporarySite();
  const closers: (() => unknown)[] = [() => site.close()];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    await buildBarePage();
    const bare = await startBarePage();
    closers.push(() => bare.stop());
    const plain = await step('Serving pages as plain files', () =>
      startPlainFiles({ siteUrl: site.url, pages: plainPages, buildFolder: TEMPORARY_BUILD }),
    );
    closers.push(() => plain.stop());
    return { urls: { site: site.url, 'bare page': bare.url, 'plain files': plain.url }, close };
  } catch (error) {
    await close();
    throw error;
  }
}
