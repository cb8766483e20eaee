import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../scripts/lib/build.ts';
import { hasOwnSupabase, siteVariables, type Variables } from '../../scripts/lib/environment.ts';
import { findFreePort, startNext } from '../../scripts/lib/processes.ts';
import { renamePatiently } from '../../scripts/lib/rename.mjs';
import { step } from '../../scripts/lib/terminal.ts';
import { announcePostChange } from '../local-supabase/announce-post-change.ts';
import { startEmbeddedSupabase } from '../local-supabase/index.ts';
import { buildBarePage, startBarePage } from './bare-page.ts';
import { startEmbedStandIn } from './embed-stand-in.ts';
import { startFaultyBackend } from './faulty-backend.ts';
import { setMessageLimit } from './message-limit.ts';
import { NO_BACKEND } from './no-backend.ts';
import { removeCopies, startSiteFromCopy } from './site-process.ts';
import { createTestSecrets } from './test-secrets.ts';
import { removeTestSites, writeTestSites } from './test-sites-file.ts';
import { extendedTimeouts, longTimeouts } from './timeouts.ts';

const BUILD_FOLDER = '.next-test';
const BUILD_FOLDER_EMBEDS = '.next-test-embeds';
/** A missed webhook delays a change by up to a minute, which no test waits for. */
const ANNOUNCE_LIMIT_MS = 120_000;

/** Starts a backend, a bare Next page, and three sites: the plain one, one with every embed, one with faults. */
export async function startTestSites() {
  const closers: (() => unknown)[] = [removeTestSites];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    await start(closers);
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function start(closers: (() => unknown)[]) {
  removeCopies();
  const isTemporary = !hasOwnSupabase();
  const port = await findFreePort();
  const siteUrl = `http://localhost:${port}`;
  const backend = isTemporary
    ? await step('Starting a temporary Supabase', () => startTemporaryBackend(siteUrl))
    : configuredBackend();
  closers.push(() => backend.close());
  const faulty = await startFaultyBackend(backend.url);
  closers.push(() => faulty.close());
  const embeds = await startEmbedStandIn();
  closers.push(() => embeds.close());

  const variables = {
    ...unsetVariables,
    SITE_URL: siteUrl,
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    REVALIDATE_SECRET: backend.revalidateSecret,
    HEALTH_TOKEN: randomBytes(16).toString('hex'),
    // Tests send their client IP in X-Forwarded-For.
    TRUSTED_PROXY_HOPS: '1',
  };
  const variablesWithEmbeds = {
    ...variables,
    // Built for HTTPS, which a test provides with a proxy.
    SITE_URL: 'https://www.zuilwerk.example',
    PARTNER_PORTAL_URL: `${embeds.url}/portal`,
    CONFIGURATOR_URL: `${embeds.url}/configurator`,
    DEALER_ID: 'D-1043',
    DEALER_BOOKING_URL: `${embeds.url}/agenda`,
    MAP_EMBED_URL: `${embeds.url}/kaart`,
    LIVE_CHAT_URL: `${embeds.url}/chat`,
  };

  const secrets = createTestSecrets();
  // The standalone output for containers is a separate folder, which `next start` ignores.
  const standaloneVariables = {
    ...variables,
    ...secrets,
    ...longTimeouts,
    NEXT_OUTPUT: 'standalone',
  };
  await buildWithEmbeds({
    ...variablesWithEmbeds,
    ...secrets,
    // A test checks a build without a reachable backend.
    ...(isTemporary && { SUPABASE_URL: NO_BACKEND }),
  });
  await build(standaloneVariables, BUILD_FOLDER, 'Building the site for the tests');
  await buildBarePage();

  const urlOf = async (starting: Promise<{ url: string; stop: () => Promise<void> }>) => {
    const { url, stop } = await starting;
    closers.push(stop);
    return url;
  };
  await step('Starting the sites', async () => {
    const site = await urlOf(
      startNext({
        mode: 'start',
        port,
        env: { ...variables, ...longTimeouts, NEXT_DIST_DIR: BUILD_FOLDER },
      }),
    );
    const siteWithEmbeds = await urlOf(
      startNext({
        mode: 'start',
        port: await findFreePort(),
        env: { ...variablesWithEmbeds, ...longTimeouts, NEXT_DIST_DIR: BUILD_FOLDER_EMBEDS },
      }),
    );
    const siteWithFaults = await urlOf(
      startSiteFromCopy({
        buildFolder: BUILD_FOLDER,
        variables: { ...variables, ...extendedTimeouts, SUPABASE_URL: faulty.url },
      }),
    );
    const bare = await startBarePage();
    closers.push(bare.stop);
    const { url, publishableKey, secretKey, jwtSecret } = backend;
    writeTestSites({
      site,
      siteWithEmbeds,
      siteWithFaults,
      barePage: bare.url,
      embeds: embeds.url,
      faults: faulty.controlUrl,
      isTemporary: isTemporary,
      backend: { url, publishableKey, secretKey, jwtSecret },
      variables,
      secrets: {
        ...secrets,
        REVALIDATE_SECRET: variables.REVALIDATE_SECRET,
        HEALTH_TOKEN: variables.HEALTH_TOKEN,
      },
      buildFolder: BUILD_FOLDER,
      buildFolderWithEmbeds: BUILD_FOLDER_EMBEDS,
    });
  });
}

/**
 * Builds in the folder of the other build, since the compiler cache depends on its name: the second build takes a third
 * of the time.
 */
async function buildWithEmbeds(variables: Variables) {
  await build(variables, BUILD_FOLDER, 'Building the site with every embed set');
  rmSync(BUILD_FOLDER_EMBEDS, { recursive: true, force: true });
  renamePatiently(BUILD_FOLDER, BUILD_FOLDER_EMBEDS);
  mkdirSync(BUILD_FOLDER);
  renamePatiently(path.join(BUILD_FOLDER_EMBEDS, 'cache'), path.join(BUILD_FOLDER, 'cache'));
}

/** @param siteUrl the only site whose revalidation webhook is called, to keep the load low */
async function startTemporaryBackend(siteUrl: string) {
  const backend = await startEmbeddedSupabase({
    announceDuePostsMs: 2000,
    onPostsChanged: (body) => {
      announcePostChange(siteUrl, backend.revalidateSecret, body, ANNOUNCE_LIMIT_MS);
    },
  });
  await setMessageLimit(backend, 10_000);
  return backend;
}

/** The project of the variables. Tests that write, or that need the secret key, skip it. */
function configuredBackend() {
  return {
    url: process.env.SUPABASE_URL?.replace(/\/+$/, '') ?? '',
    publishableKey: process.env.SUPABASE_PUBLISHABLE_KEY ?? '',
    secretKey: '',
    jwtSecret: undefined,
    revalidateSecret: process.env.REVALIDATE_SECRET || 'a secret of this run',
    close() {},
  };
}

/** Empty means not set, and overrides the .env file of a developer. */
const unsetVariables = Object.fromEntries(siteVariables.map((name) => [name, '']));
