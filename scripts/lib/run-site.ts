import { announcePostChange } from '../../packages/local-supabase/announce-post-change.ts';
import { failIfInUse } from '../../packages/local-supabase/data-folder.ts';
import {
  checkVariables,
  chosenPort,
  hasOwnSupabase,
  loadEnvFiles,
  type Variables,
} from './environment.ts';
import { hasPackages, installPackages } from './install.ts';
import { DATA_ROOT, EMBEDDED_DATA, makePrivateFolder } from './private-files.ts';
import { failIfPortUnusable } from './processes.ts';
import { failIfFolderUnusable } from './run-build.ts';
import { step } from './terminal.ts';
import { UserError } from './user-error.ts';

type RunningSite = { url: string; ended: Promise<unknown>; stop: () => Promise<void> };

/** What runs where the variables name no project. */
export type EmbeddedBackend = Awaited<ReturnType<typeof startBackend>>;

type Options = {
  /** Chooses the .env files. */
  mode?: 'production' | 'development';
  /** Starts what works on the running site, and prints its URL; returns the function that stops it. */
  afterStart?: (running: {
    siteUrl: string;
    backend?: EmbeddedBackend;
  }) => Promise<() => Promise<void>>;
};

/** What `npm start`, `npm run dev` and `npm run studio` share. */
export async function runSite(
  startSite: (options: { port: number; env: Variables }) => Promise<RunningSite>,
  { mode, afterStart }: Options = {},
) {
  const closers: (() => Promise<void>)[] = [];
  let isEnding = false;
  const end = async (code: number) => {
    // Stopping the site also resolves `site.ended` below; the first exit code counts.
    if (isEnding) return;
    isEnding = true;
    for (const close of closers.reverse()) await close();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));

  try {
    failIfFolderUnusable();
    loadEnvFiles(mode);
    const port = chosenPort('PORT', 3000);
    const siteUrl = `http://localhost:${port}`;
    if (!hasPackages()) await installPackages();
    await checkVariables(siteUrl);
    const isEmbedded = !hasOwnSupabase();
    // Before the check of the port, which a running site holds too: this error names the reason.
    if (isEmbedded) failIfInUse(EMBEDDED_DATA);
    await failIfPortUnusable(port);
    await installPackages();

    const backend = isEmbedded ? await startBackend(siteUrl) : undefined;
    if (backend) closers.push(() => backend.close());
    const env = { SITE_URL: process.env.SITE_URL || siteUrl, ...backend?.env };

    const site = await startSite({ port, env });
    closers.push(() => site.stop());
    if (afterStart) closers.push(await afterStart({ siteUrl: site.url, backend }));
    else console.log(`\n  ${site.url}`);
    await site.ended;
    await end(1);
  } catch (error) {
    console.error(error instanceof UserError ? `\n${error.message}` : error);
    await end(1);
  }
}

function startBackend(siteUrl: string) {
  return step('Starting the embedded Supabase', async () => {
    const { startEmbeddedSupabase } = await import('../../packages/local-supabase/index.ts');
    makePrivateFolder(DATA_ROOT);
    const backend = await startEmbeddedSupabase({
      folder: EMBEDDED_DATA,
      onPostsChanged: (body) => announcePostChange(siteUrl, revalidateSecret, body),
    });
    const revalidateSecret = process.env.REVALIDATE_SECRET || backend.revalidateSecret;
    return {
      url: backend.url,
      publishableKey: backend.publishableKey,
      jwtSecret: backend.jwtSecret,
      eraseDeletedMessages: backend.eraseDeletedMessages,
      env: {
        SUPABASE_URL: backend.url,
        SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
        REVALIDATE_SECRET: revalidateSecret,
      },
      close: () => backend.close(),
    };
  });
}
