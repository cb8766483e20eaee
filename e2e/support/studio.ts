import path from 'node:path';
import { test as base, type ConsoleMessage } from 'playwright/test';
import { hurry } from './hurry';
import { watchRequests } from './settled';
import {
  hostedStudios,
  localStudios,
  type OwnOptions,
  type Person,
  type Restart,
  type StudioKind,
  type TestStudio,
} from './studio-kinds';

export { expect } from 'playwright/test';

type StartStudio = (person: Person, own?: OwnOptions) => Promise<string>;

type TestFixtures = {
  /** URL for the owner, Anna. */
  studioUrl: string;
  /** Parts of messages, such as the URL of a request that is to be refused. */
  expectedConsoleErrors: string[];
  /** Whether pauses of the page are a fifth as long. */
  isHurried: boolean;
  /** Whether a preview shows the page of the post; else a blank one, which costs no rendering by the site. */
  hasPreview: boolean;
};

const BLANK = { contentType: 'text/html', body: '<!doctype html><title>Voorbeeld</title>' };

/** Tests cause conflicts and failures; the trace of a retry has a script, which the sandbox of a preview blocks. */
function isExpected(message: ConsoleMessage): boolean {
  return /status of (409|502)|ERR_FAILED|^Blocked script execution/.test(message.text());
}

type WorkerFixtures = {
  /** Which studio the tests get: a project of playwright.config.ts sets it. */
  studioKind: StudioKind;
  /** Starts studios, and stops them after the last test of the worker. */
  studios: (person: Person, own?: OwnOptions) => Promise<TestStudio>;
  /** Starts a studio, by default on the shared test site, or gives the one that runs for the person. */
  startStudio: StartStudio;
  /** Starts a studio on the shared test site that no other test has, and restarts it at the same port. */
  startOwnStudio: (
    person: Person,
  ) => Promise<{ url: string; restart: (restart?: Restart) => Promise<string> }>;
};

/** Playwright's test with studios, which also fails on errors in the browser console. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  studioKind: ['local', { option: true, scope: 'worker' }],
  // The hosted studio of the tests has a certificate that nobody signed.
  ignoreHTTPSErrors: async ({ studioKind }, use) => use(studioKind === 'hosted'),
  studios: [
    async ({ studioKind }, use, { parallelIndex, project }) => {
      const folder = path.join('.studio-test', `${studioKind}-${parallelIndex}`);
      const start =
        studioKind === 'local'
          ? await localStudios(folder)
          : await hostedStudios(folder, project.name.endsWith('http'));
      const running: TestStudio[] = [];
      await use(async (person, own) => {
        const studio = await start(person, own);
        running.push(studio);
        return studio;
      });
      for (const studio of running) await studio.close();
    },
    { scope: 'worker' },
  ],
  startStudio: [
    async ({ studios }, use) => {
      const running: { role: string; name: string; backend: unknown; url: string }[] = [];
      await use(async ({ role, name }, own = {}) => {
        const { backend } = own;
        const known = running.find(
          (one) => one.role === role && one.name === name && one.backend === backend,
        );
        if (known) return known.url;
        const { url } = await studios({ role, name }, own);
        running.push({ role, name, backend, url });
        return url;
      });
    },
    { scope: 'worker' },
  ],
  startOwnStudio: [
    async ({ studios }, use) => use((person) => studios(person)),
    { scope: 'worker' },
  ],
  studioUrl: async ({ startStudio }, use) =>
    use(await startStudio({ role: 'owner', name: 'Anna' })),
  expectedConsoleErrors: [[], { option: true }],
  isHurried: [true, { option: true }],
  hasPreview: [false, { option: true }],
  context: async ({ context, isHurried, hasPreview }, use) => {
    if (isHurried) await hurry(context);
    if (!hasPreview) await context.route('**/preview/**', (route) => route.fulfill(BLANK));
    await use(context);
  },
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
