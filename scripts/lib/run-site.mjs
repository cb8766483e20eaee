import { editorInDashboardError, showEditorUrls } from '../content/editor-urls.mjs';
import { failIfInUse } from '../embedded-supabase/data-folder.mjs';
import { announcePostChange } from '../harness/announce-post-change.mjs';
import { checkVariables, chosenPort, hasOwnSupabase, loadEnvFiles } from './environment.mjs';
import { hasPackages, installPackages } from './install.mjs';
import { DATA_ROOT, EMBEDDED_DATA, makePrivateFolder } from './private-files.mjs';
import { failIfTaken } from './processes.mjs';
import { step } from './terminal.mjs';
import { UserError } from './user-error.mjs';

/** @typedef {import('./environment.mjs').Variables} Variables */

/**
 * Everything that `npm start`, `npm run dev` and `npm run studio` share: packages, backend,
 * environment, and an end that leaves nothing running.
 * @param {(site: { port: number, env: Variables }) => Promise<{ url: string, ended: Promise<unknown>, stop: () => Promise<void> }>} startSite
 * @param {{ withTableEditor?: boolean }} [options] the editor only on the embedded backend
 */
export async function runSite(startSite, { withTableEditor = false } = {}) {
  /** @type {(() => Promise<void>)[]} */
  const closers = [];
  let isEnding = false;
  const end = async (/** @type {number} */ code) => {
    // Stopping the site ends the wait below as well: the first reason counts.
    if (isEnding) return;
    isEnding = true;
    for (const close of closers.reverse()) await close();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));

  try {
    loadEnvFiles();
    const port = chosenPort();
    const siteUrl = `http://localhost:${port}`;
    if (!hasPackages()) await installPackages();
    await checkVariables(siteUrl);
    const isEmbedded = !hasOwnSupabase();
    if (withTableEditor && !isEmbedded) throw editorInDashboardError();
    // Before the port, which that site holds as well.
    if (isEmbedded) failIfInUse(EMBEDDED_DATA);
    await failIfTaken(port);
    await installPackages();

    const backend = isEmbedded ? await startBackend(siteUrl, withTableEditor) : undefined;
    if (backend) closers.push(() => backend.close());
    const env = { SITE_URL: process.env.SITE_URL || siteUrl, ...backend?.env };

    const site = await startSite({ port, env });
    closers.push(() => site.stop());
    console.log(`\n  ${site.url}`);
    if (withTableEditor && backend) await showEditorUrls(site.url, backend);
    await site.ended;
    await end(1);
  } catch (error) {
    console.error(error instanceof UserError ? `\n${error.message}` : error);
    await end(1);
  }
}

/** @param {string} siteUrl @param {boolean} tableEditor */
function startBackend(siteUrl, tableEditor) {
  return step('Starting the embedded Supabase', async () => {
    const { startEmbeddedSupabase } = await import('../embedded-supabase/index.mjs');
    makePrivateFolder(DATA_ROOT);
    const backend = await startEmbeddedSupabase({
      folder: EMBEDDED_DATA,
      tableEditor,
      onPostsChanged: (body) => announcePostChange(siteUrl, revalidateSecret, body),
    });
    const revalidateSecret = process.env.REVALIDATE_SECRET || backend.revalidateSecret;
    return {
      url: backend.url,
      secretKey: backend.secretKey,
      env: {
        SUPABASE_URL: backend.url,
        SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
        REVALIDATE_SECRET: revalidateSecret,
      },
      close: () => backend.close(),
    };
  });
}
