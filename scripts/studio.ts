// npm run studio: the application in which editors write and the owner answers, on this machine only.
import { userInfo } from 'node:os';
import { pathToFileURL } from 'node:url';
import type { StudioOptions } from '../studio/server/main.ts';
import { hasOwnSupabase, loadEnvFiles } from './lib/environment.ts';
import { installPackages } from './lib/install.ts';
import { exitOnSignal } from './lib/processes.ts';
import { runSite } from './lib/run-site.ts';
import { startBuiltSite } from './lib/start-built-site.ts';
import { step } from './lib/terminal.ts';
import { UserError } from './lib/user-error.ts';

const DEFAULT_PORT = 3100;

type Access = Omit<StudioOptions, 'clientFolder' | 'port'>;

loadEnvFiles();
if (isHosted()) await runOnHostedProject();
else await runSite(startBuiltSite, { afterStart: startOnEmbeddedData });

/** Errors of the variables are told by runSite, which checks them again. */
function isHosted() {
  try {
    return hasOwnSupabase();
  } catch {
    return false;
  }
}

async function startOnEmbeddedData({
  siteUrl,
  backend,
}: {
  siteUrl: string;
  backend?: { url: string; publishableKey: string; jwtSecret: string };
}) {
  if (!backend) throw new Error('the embedded backend is not running');
  const { signStudioKey } = await import('../studio/keys/studio-key.ts');
  const name = process.env.STUDIO_NAME || userInfo().username;
  return openStudio({
    supabaseUrl: backend.url,
    publishableKey: backend.publishableKey,
    studioKey: signStudioKey(backend.jwtSecret, { role: 'owner', name }),
    siteUrl,
  });
}

async function runOnHostedProject() {
  exitOnSignal();
  try {
    await installPackages();
    await openStudio(hostedAccess());
  } catch (error) {
    console.error(error instanceof UserError ? `\n${error.message}` : error);
    process.exit(1);
  }
}

function hostedAccess(): Access {
  const { SUPABASE_URL = '', SUPABASE_PUBLISHABLE_KEY = '', SITE_URL, STUDIO_KEY } = process.env;
  if (!SITE_URL || !STUDIO_KEY) {
    throw new UserError(
      'Set SITE_URL and STUDIO_KEY in .env.local too: the owner of the project makes a key with npm run studio -- --new-key editor <name>.',
    );
  }
  return {
    supabaseUrl: SUPABASE_URL.replace(/\/+$/, ''),
    publishableKey: SUPABASE_PUBLISHABLE_KEY,
    studioKey: STUDIO_KEY,
    siteUrl: SITE_URL.replace(/\/+$/, ''),
  };
}

async function openStudio(access: Access) {
  const { serverFile, clientFolder } = await step('Bundling the studio', async () => {
    const { bundleStudio } = await import('./lib/bundle-studio.ts');
    return bundleStudio();
  });
  const { startStudio }: typeof import('../studio/server/main.ts') = await import(
    pathToFileURL(serverFile).href
  );
  const port = Number(process.env.STUDIO_PORT || DEFAULT_PORT);
  const studio = await startStudio({ ...access, clientFolder, port });
  console.log(`  Studio   ${studio.url}`);
  return () => studio.close();
}
