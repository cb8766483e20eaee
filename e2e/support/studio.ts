import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base, type ConsoleMessage } from 'playwright/test';
import { bundleStudio } from '../../packages/studio/commands/bundle-studio.ts';
import { signStudioKey } from '../../packages/studio/keys/sign-studio-key.ts';
import type { StudioRole } from '../../packages/studio/keys/studio-key.ts';
import type { StudioOptions } from '../../packages/studio/server/main.ts';
import { watchRequests } from './settled';
import { sites } from './sites';

export { expect } from 'playwright/test';

type StudioServer = typeof import('../../packages/studio/server/main.ts');
type Person = { role: StudioRole; name: string };
type Backend = { url: string; publishableKey: string; jwtSecret?: string };
type StartStudio = (
  person: Person,
  own?: Partial<{ backend: Backend } & Pick<StudioOptions, 'eraseDeletedMessages'>>,
) => Promise<string>;

type TestFixtures = {
  /** URL for the owner, Anna. */
  studioUrl: string;
  /** Parts of messages, such as the URL of a request that is to be refused. */
  expectedConsoleErrors: string[];
};

/** Tests cause conflicts and failures. */
function isExpected(message: ConsoleMessage): boolean {
  return /status of (409|502)|ERR_FAILED/.test(message.text());
}

/** What a studio that starts again has of its own. */
type Restart = Partial<Pick<StudioOptions, 'urlSecret'>> & {
  /** Called while no studio runs. */
  whileStopped?: () => Promise<unknown>;
};

type RunningStudio = Awaited<ReturnType<StudioServer['startStudio']>>;

type WorkerFixtures = {
  bundle: {
    start: (options: Omit<StudioOptions, 'clientFolder'>) => Promise<RunningStudio>;
    stop: (studio: RunningStudio) => Promise<void>;
  };
  /** Starts a studio, by default on the shared test site, and stops it after the last test of the worker. */
  startStudio: StartStudio;
  /** Starts a studio on the shared test site that no other test has, and restarts it at the same port. */
  startOwnStudio: (
    person: Person,
  ) => Promise<{ url: string; restart: (restart?: Restart) => Promise<string> }>;
};

/** The options for the shared test site, whose backend another one may replace. */
async function optionsFor(person: Person, backend: Backend = sites.backend) {
  const studioKey = await signStudioKey(backend.jwtSecret ?? '', person);
  return {
    supabaseUrl: backend.url,
    publishableKey: backend.publishableKey,
    studioKey,
    urlSecret: studioKey,
    siteUrl: sites.site,
    port: 0,
  };
}

/** Playwright's test with studios, which also fails on errors in the browser console. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  bundle: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here.
    async ({}, use, { parallelIndex }) => {
      const bundle = await bundleStudio(path.join('.studio-test', String(parallelIndex)));
      const server: StudioServer = await import(pathToFileURL(bundle.serverFile).href);
      const running = new Set<RunningStudio>();
      await use({
        async start(options) {
          const studio = await server.startStudio({
            ...options,
            clientFolder: bundle.clientFolder,
          });
          running.add(studio);
          return studio;
        },
        async stop(studio) {
          running.delete(studio);
          await studio.close();
        },
      });
      for (const studio of running) await studio.close();
    },
    { scope: 'worker' },
  ],
  startStudio: [
    async ({ bundle }, use) => {
      const urls = new Map<string, string>();
      await use(async (person, { backend = sites.backend, eraseDeletedMessages } = {}) => {
        const key = `${person.role} ${person.name} ${backend.url}`;
        const started = urls.get(key);
        if (started) return started;
        const options = { ...(await optionsFor(person, backend)), eraseDeletedMessages };
        const { url } = await bundle.start(options);
        urls.set(key, url);
        return url;
      });
    },
    { scope: 'worker' },
  ],
  startOwnStudio: [
    async ({ bundle }, use) =>
      use(async (person) => {
        const options = await optionsFor(person);
        let studio = await bundle.start(options);
        const port = Number(new URL(studio.url).port);
        return {
          url: studio.url,
          async restart({ whileStopped, ...own } = {}) {
            await bundle.stop(studio);
            await whileStopped?.();
            studio = await bundle.start({ ...options, ...own, port });
            return studio.url;
          },
        };
      }),
    { scope: 'worker' },
  ],
  studioUrl: async ({ startStudio }, use) =>
    use(await startStudio({ role: 'owner', name: 'Anna' })),
  expectedConsoleErrors: [[], { option: true }],
  page: async ({ page, expectedConsoleErrors }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message)) {
        errors.push(`${message.text()} ${message.location().url}`);
      }
    });
    watchRequests(page);
    await use(page);
    const unexpected = errors.filter(
      (error) => !expectedConsoleErrors.some((text) => error.includes(text)),
    );
    base.expect(unexpected, 'errors in the browser console').toEqual([]);
  },
});
