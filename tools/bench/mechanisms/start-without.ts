import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { HINT } from '../../../packages/page-cache/compile-hint.ts';
import { copyBuild } from '../../../packages/testbed/site-process.ts';
import {
  type startTemporarySite,
  TEMPORARY_BUILD,
} from '../../../packages/testbed/temporary-site.ts';
import { findFreePort, startNext } from '../../../scripts/lib/processes.ts';
import { step } from '../../../scripts/lib/terminal.ts';

type Site = Awaited<ReturnType<typeof startTemporarySite>>;

/** The option with which `instrumentation.ts` hands the mechanism over, as the compiler writes it. */
const IMPROVE_PAGES = /\bimprovePages:\(\)=>[\w$]+\(\{[^}]*\}\)/;

/**
 * Serves copies of the build of a site that lack one mechanism each, on the same database.
 * @throws when a build does not have what is taken out of it
 */
export async function startWithout(site: Site) {
  const hint = await startCopy(site, 'without-hint', (text) =>
    text.startsWith(HINT) ? text.slice(HINT.length) : text,
  );
  const lateFramework = await startCopy(site, 'without-late-framework', (text) =>
    text.replace(IMPROVE_PAGES, 'improvePages:void 0'),
  );
  return {
    hint: hint.url,
    lateFramework: lateFramework.url,
    async close() {
      await hint.stop();
      await lateFramework.stop();
    },
  };
}

async function startCopy({ url, backend }: Site, name: string, change: (text: string) => string) {
  const folder = `${TEMPORARY_BUILD}-${name}`;
  await rm(folder, { recursive: true, force: true });
  copyBuild(TEMPORARY_BUILD, folder);
  let isChanged = false;
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/^(static|server)\/.*\.js$/.test(file)) continue;
    const text = await readFile(path.join(folder, file), 'utf8');
    const changed = change(text);
    if (changed === text) continue;
    isChanged = true;
    await writeFile(path.join(folder, file), changed);
  }
  if (!isChanged) throw new Error(`The build has nothing to take out for a site ${name}.`);
  const env = {
    SITE_URL: url,
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    REVALIDATE_SECRET: backend.revalidateSecret,
    NEXT_DIST_DIR: folder,
  };
  const port = await findFreePort();
  const site = await step(`Starting the site ${name}`, () =>
    startNext({ mode: 'start', port, env }),
  );
  return {
    url: site.url,
    async stop() {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
