import { buildBarePage, startBarePage } from '../../e2e/harness/bare-page.mjs';
import { step } from '../steps/terminal.mjs';
import { startThrowAwaySite, THROW_AWAY_BUILD } from '../steps/throw-away-site.mjs';
import { startPlainFiles } from './plain-files.mjs';

/**
 * What is measured: a production build of the site on a backend of its own, some of its pages as
 * plain files, and the least page that Next can make.
 * @param {string[]} plainPages
 */
export async function startTargets(plainPages) {
  const site = await startThrowAwaySite();
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
      startPlainFiles({ siteUrl: site.url, pages: plainPages, buildFolder: THROW_AWAY_BUILD }),
    );
    closers.push(() => plain.stop());
    return { urls: { site: site.url, 'bare page': bare.url, 'plain files': plain.url }, close };
  } catch (error) {
    await close();
    throw error;
  }
}
