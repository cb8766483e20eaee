import { userInfo } from 'node:os';
import { pathToFileURL } from 'node:url';
import type { StudioOptions } from '../../studio/server/main.ts';
import { hasOwnSupabase } from '../lib/environment.ts';
import { installPackages } from '../lib/install.ts';
import { exitOnSignal, failIfPortTaken } from '../lib/processes.ts';
import { type EmbeddedBackend, runSite } from '../lib/run-site.ts';
import { startBuiltSite } from '../lib/start-built-site.ts';
import { step } from '../lib/terminal.ts';
import { UserError } from '../lib/user-error.ts';
import { hostedAccess } from './hosted-access.ts';

/** Always the same, because the browser keeps what was typed by this origin. */
const DEFAULT_PORT = 3100;
const MAX_NAME_LENGTH = 60;

/** Starts the studio: on a hosted project by itself, on the embedded data together with the site. */
export async function runStudio() {
  const port = studioPort();
  if (isHosted()) {
    exitOnSignal();
    const access = hostedAccess();
    await failIfPortTaken(port, 'STUDIO_PORT');
    await installPackages();
    await openStudio({ ...access, urlSecret: access.studioKey, port });
  } else {
    await runSite(startBuiltSite, {
      afterStart: (running) => startOnEmbeddedData({ ...running, port }),
    });
  }
}

/** Incomplete variables are reported by runSite, with the others. */
function isHosted() {
  try {
    return hasOwnSupabase();
  } catch {
    return false;
  }
}

type Running = { siteUrl: string; backend?: EmbeddedBackend; port: number };

async function startOnEmbeddedData({ siteUrl, backend, port }: Running) {
  if (!backend) throw new Error('the embedded backend is not running');
  await failIfPortTaken(port, 'STUDIO_PORT');
  const { signStudioKey } = await import('../../studio/keys/sign-studio-key.ts');
  const name = (process.env.STUDIO_NAME || userInfo().username).slice(0, MAX_NAME_LENGTH);
  return openStudio({
    supabaseUrl: backend.url,
    publishableKey: backend.publishableKey,
    studioKey: await signStudioKey(backend.jwtSecret, { role: 'owner', name }),
    // Not the key, which is another one at each start.
    urlSecret: backend.jwtSecret,
    siteUrl,
    eraseDeletedMessages: backend.eraseDeletedMessages,
    port,
  });
}

async function openStudio(options: Omit<StudioOptions, 'clientFolder'>) {
  const { serverFile, clientFolder } = await step('Bundling the studio', async () => {
    const { bundleStudio } = await import('../lib/bundle-studio.ts');
    return bundleStudio();
  });
  const { startStudio }: typeof import('../../studio/server/main.ts') = await import(
    pathToFileURL(serverFile).href
  );
  const studio = await startStudio({ ...options, clientFolder }).catch((error: Error) => {
    throw new UserError(error.message);
  });
  console.log(`\n  ${studio.url}`);
  return () => studio.close();
}

function studioPort() {
  const port = Number(process.env.STUDIO_PORT || DEFAULT_PORT);
  if (Number.isInteger(port) && port > 0 && port <= 65_535) return port;
  throw new UserError(
    `STUDIO_PORT must be a number from 1 to 65535, not "${process.env.STUDIO_PORT}".`,
  );
}
