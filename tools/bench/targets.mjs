import { buildBarePage, startBarePage } from '../../scripts/harness/bare-page.mjs';
import { startTemporarySite, TEMPORARY_BUILD } from '../../scripts/harness/temporary-site.mjs';
import { step } from '../../scripts/lib/terminal.mjs';
import { startPlainFiles } from './plain-files.mjs';

/**
 * What is measured: a production build of the site on a backend of its own, some of its pages as
 * plain files, and the least page that Next can make.
 * @param {string[]} plainPages
 */
export async function startTargets(plainPages) {
  const site = await startTemporarySite();
  /** @type {(() => unknown)[]} */
  const closers = [() => site.close()];
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
