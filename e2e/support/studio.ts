import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base, type ConsoleMessage } from 'playwright/test';
import { bundleStudio } from '../../scripts/lib/bundle-studio.ts';
import { type StudioRole, signStudioKey } from '../../studio/keys/studio-key.ts';
import type { StudioOptions } from '../../studio/server/main.ts';
import { watchRequests } from './settled';
import { sites } from './sites';

export { expect } from 'playwright/test';

type StudioServer = typeof import('../../studio/server/main.ts');
type Person = { role: StudioRole; name: string };
type Backend = { url: string; publishableKey: string; jwtSecret?: string };
type StartStudio = (
  person: Person,
  own?: Partial<{ backend: Backend } & Pick<StudioOptions, 'eraseDeletedMessages'>>,
) => Promise<string>;

type TestFixtures = {
  /** Of the owner, Anna. */
  studioUrl: string;
  /** Parts of messages, such as the URL of a request that is to be refused. */
  expectedConsoleErrors: string[];
};

/** The sandbox of a previewed page reports its scripts; tests cause conflicts and failures. */
function isExpected(message: ConsoleMessage): boolean {
  return (
    message.location().url.includes('/preview/') ||
    /status of (409|502)|ERR_FAILED/.test(message.text())
  );
}

type WorkerFixtures = {
  /** Starts a studio, by default on the shared test site, and stops it after the last test of the worker. */
  startStudio: StartStudio;
};

/** Playwright's test with studios, which also fails on errors in the browser console. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  startStudio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures here.
    async ({}, use, { parallelIndex }) => {
      const bundle = await bundleStudio(path.join('.studio-test', String(parallelIndex)));
      const { startStudio }: StudioServer = await import(pathToFileURL(bundle.serverFile).href);
      const running: Awaited<ReturnType<StudioServer['startStudio']>>[] = [];
      const urls = new Map<string, string>();
      await use(async (person, { backend = sites.backend, eraseDeletedMessages } = {}) => {
        const key = `${person.role} ${person.name} ${backend.url}`;
        const started = urls.get(key);
        if (started) return started;
        const studio = await startStudio({
          supabaseUrl: backend.url,
          publishableKey: backend.publishableKey,
          studioKey: signStudioKey(backend.jwtSecret ?? '', person),
          siteUrl: sites.site,
          clientFolder: bundle.clientFolder,
          eraseDeletedMessages,
          port: 0,
        });
        running.push(studio);
        urls.set(key, studio.url);
        return studio.url;
      });
      for (const studio of running) await studio.close();
    },
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
