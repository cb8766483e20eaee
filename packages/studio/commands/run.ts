import { pathToFileURL } from 'node:url';
import { chosenPort, hasOwnSupabase } from '../../../scripts/lib/environment.ts';
import { installPackages } from '../../../scripts/lib/install.ts';
import { EMBEDDED_DATA } from '../../../scripts/lib/private-files.ts';
import { exitOnSignal, failIfPortUnusable } from '../../../scripts/lib/processes.ts';
import { type EmbeddedBackend, runSite } from '../../../scripts/lib/run-site.ts';
import { startBuiltSite } from '../../../scripts/lib/start-built-site.ts';
import { step } from '../../../scripts/lib/terminal.ts';
import { UserError } from '../../../scripts/lib/user-error.ts';
import { lockHolderOf } from '../../local-supabase/data-folder.ts';
import type { StudioOptions } from '../server/main.ts';
import { hostedAccess } from './hosted-access.ts';
import { givenSigningKey } from './signing-key.ts';
import { userName } from './user-name.ts';

/** Always the same, because the browser keeps what was typed by this origin. */
const DEFAULT_PORT = 3100;
const MAX_NAME_LENGTH = 60;

/** Starts the studio: on a hosted project by itself, on the embedded data together with the site. */
export async function runStudio() {
  const port = chosenPort('STUDIO_PORT', DEFAULT_PORT);
  if (isHosted()) {
    exitOnSignal();
    const access = hostedAccess();
    await failIfPortUnusable(port, 'STUDIO_PORT');
    await installPackages();
    const { HEALTH_TOKEN: healthToken } = process.env;
    const signedBy = givenSigningKey()?.signedBy;
    await openStudio({ ...access, urlSecret: access.studioKey, port, signedBy, healthToken });
  } else {
    // Before the build of the site, which takes minutes. A running studio holds its port too: runSite reports that.
    if (!lockHolderOf(EMBEDDED_DATA)) await failIfPortUnusable(port, 'STUDIO_PORT');
    if (port === chosenPort('PORT', 3000))
      throw new UserError(
        `PORT and STUDIO_PORT are both ${port}: the site and the studio need one each.`,
      );
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
  const { signStudioKey } = await import('../keys/sign-studio-key.ts');
  const name = (process.env.STUDIO_NAME || userName()).slice(0, MAX_NAME_LENGTH);
  return openStudio({
    supabaseUrl: backend.url,
    publishableKey: backend.publishableKey,
    // One key in the list of the owner, and not one for each start.
    studioKey: await signStudioKey(backend.jwtSecret, { role: 'owner', name, id: `here ${name}` }),
    // The JWT secret stays the same, while the key is another one at each start.
    urlSecret: backend.jwtSecret,
    siteUrl,
    eraseDeletedMessages: backend.eraseDeletedMessages,
    healthToken: process.env.HEALTH_TOKEN,
    port,
  });
}

async function openStudio(options: Omit<StudioOptions, 'clientFolder'>) {
  const { serverFile, clientFolder } = await step('Bundling the studio', async () => {
    const { bundleStudio } = await import('./bundle-studio.ts');
    return bundleStudio();
  });
  const { startStudio }: typeof import('../server/main.ts') = await import(
    pathToFileURL(serverFile).href
  );
  const studio = await startStudio({ ...options, clientFolder }).catch((error: Error) => {
    throw new UserError(error.message);
  });
  console.log(`\n  ${studio.url}`);
  return () => studio.close();
}
