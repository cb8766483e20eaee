import { startEmbeddedSupabase } from '../embedded-supabase/index.ts';
import { build } from '../lib/build.ts';
import { hasOwnSupabase } from '../lib/environment.ts';
import { findFreePort, startNext } from '../lib/processes.ts';
import { step } from '../lib/terminal.ts';
import { announcePostChange } from './announce-post-change.ts';
import { buildBarePage, startBarePage } from './bare-page.ts';
import { startEmbedStandIn } from './embed-stand-in.ts';
import { startFaultyBackend } from './faulty-backend.ts';
import { createTestSecrets } from './made-up-secrets.ts';
import { setMessageLimit } from './message-limit.ts';
import { NO_BACKEND } from './no-backend.ts';
import { patience, somePatience } from './patience.ts';
import { removeCopies, startSiteFromCopy } from './site-process.ts';
import { removeTestSites, writeTestSites } from './test-sites-file.ts';

const BUILD_FOLDER = '.next-test';
const BUILD_FOLDER_EMBEDS = '.next-test-embeds';
/** A change that a busy site was not told of would show a minute later, which no test waits for. */
const ANNOUNCE_LIMIT_MS = 120_000;

/**
 * Starts what the browser tests visit: a throw-away backend and three sites on production builds:
 * one as it comes, one with every embed set, one whose backend can be made to fail. Beside them a
 * bare page of Next, to compare weights with. When one does not start, the others are stopped.
 */
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

/** @param closers filled with what ends each part, as the parts come up */
async function start(closers: (() => unknown)[]) {
  removeCopies();
  const isThrowAway = !hasOwnSupabase();
  const port = await findFreePort();
  const siteUrl = `http://localhost:${port}`;
  const backend = isThrowAway
    ? await step('Starting a throw-away Supabase', () => startThrowAwayBackend(siteUrl))
    : namedBackend();
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
    // Each test says from which address it comes, as a proxy would.
    TRUSTED_PROXY_HOPS: '1',
  };
  const variablesWithEmbeds = {
    ...variables,
    // Built for a host with TLS, which a test puts in front of it.
    SITE_URL: 'https://www.zuilwerk.example',
    PARTNER_PORTAL_URL: `${embeds.url}/portal`,
    CONFIGURATOR_URL: `${embeds.url}/configurator`,
    DEALER_ID: 'D-1043',
    DEALER_BOOKING_URL: `${embeds.url}/agenda`,
    MAP_EMBED_URL: `${embeds.url}/kaart`,
    LIVE_CHAT_URL: `${embeds.url}/chat`,
  };

  const secrets = createTestSecrets();
  // With the folder of its own that a container gets, which `next start` leaves alone.
  const asForContainer = { ...variables, ...secrets, ...patience, NEXT_OUTPUT: 'standalone' };
  await build(asForContainer, BUILD_FOLDER, 'Building the site for the tests');
  await build(
    // While its backend is away, which a test asks about. Posts of somebody's own stay as they are.
    { ...variablesWithEmbeds, ...secrets, ...(isThrowAway && { SUPABASE_URL: NO_BACKEND }) },
    BUILD_FOLDER_EMBEDS,
    'Building it with every embed set',
  );
  await buildBarePage();

  const up = async (starting: Promise<{ url: string; stop: () => Promise<void> }>) => {
    const { url, stop } = await starting;
    closers.push(stop);
    return url;
  };
  await step('Starting the sites', async () => {
    const site = await up(
      startNext({
        mode: 'start',
        port,
        env: { ...variables, ...patience, NEXT_DIST_DIR: BUILD_FOLDER },
      }),
    );
    const siteWithEmbeds = await up(
      startNext({
        mode: 'start',
        port: await findFreePort(),
        env: { ...variablesWithEmbeds, ...patience, NEXT_DIST_DIR: BUILD_FOLDER_EMBEDS },
      }),
    );
    const siteWithFaults = await up(
      startSiteFromCopy({
        buildFolder: BUILD_FOLDER,
        variables: { ...variables, ...somePatience, SUPABASE_URL: faulty.url },
      }),
    );
    const bare = await startBarePage();
    closers.push(bare.stop);
    const { url, publishableKey, secretKey } = backend;
    writeTestSites({
      site,
      siteWithEmbeds,
      siteWithFaults,
      barePage: bare.url,
      embeds: embeds.url,
      faults: faulty.controlUrl,
      isThrowAway,
      backend: { url, publishableKey, secretKey },
      variables,
      secrets: { ...secrets, REVALIDATE_SECRET: variables.REVALIDATE_SECRET },
      buildFolder: BUILD_FOLDER,
      buildFolderWithEmbeds: BUILD_FOLDER_EMBEDS,
    });
  });
}

/** @param siteUrl the site that hears of changed posts; the others render enough as it is */
async function startThrowAwayBackend(siteUrl: string) {
  const backend = await startEmbeddedSupabase({
    announceDuePostsMs: 2000,
    onPostsChanged: (body) => {
      announcePostChange(siteUrl, backend.revalidateSecret, body, ANNOUNCE_LIMIT_MS);
    },
  });
  // The tests together are busier than any evening.
  await setMessageLimit(backend, 10_000);
  return backend;
}

/** The project of the variables. Tests that write or look behind the policies leave it alone. */
function namedBackend() {
  return {
    url: process.env.SUPABASE_URL?.replace(/\/+$/, '') ?? '',
    publishableKey: process.env.SUPABASE_PUBLISHABLE_KEY ?? '',
    secretKey: '',
    revalidateSecret: process.env.REVALIDATE_SECRET || 'a secret of this run',
    close() {},
  };
}

/** Empty counts as not set: a developer's own .env must not reach the tests. */
const unsetVariables = {
  PARTNER_PORTAL_URL: '',
  CONFIGURATOR_URL: '',
  DEALER_ID: '',
  DEALER_BOOKING_URL: '',
  MAP_EMBED_URL: '',
  LIVE_CHAT_URL: '',
  INDEXNOW_KEY: '',
  CONTACT_NOTIFY_TO: '',
  SMTP_URL: '',
};
