import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forgetRouteTypes } from '../lib/build.ts';
import { run } from '../lib/processes.ts';
import { step } from '../lib/terminal.ts';
import { UserError } from '../lib/user-error.ts';
import { findBrowser } from '../system-packages/browser.ts';
import { installNginx } from '../system-packages/nginx.ts';
import { installOpenssl } from '../system-packages/openssl.ts';
import { installRedis } from '../system-packages/redis.ts';

/**
 * What a level found. `notRun` names what could not be tried here, which is no success; `flaky` names
 * what passed at its second try only: a defect of the test.
 */
export type Outcome = { passed: number; failed: number; notRun: string[]; flaky: string[] };

const bin = (name: string) => path.join('node_modules', '.bin', name);

// Generating the route types loads the configuration, which wants to know where the media are.
const anyAddress = {
  SUPABASE_URL: 'http://localhost',
  SUPABASE_PUBLISHABLE_KEY: 'none',
  SITE_URL: 'http://localhost',
};

/** A level that is one command: it passes or fails as a whole. */
function wholeLevel(...commands: string[][]) {
  return async () => {
    for (const [command = '', ...args] of commands) {
      const { code, output } = await run(command, args, { env: anyAddress });
      if (code === 0) continue;
      console.log(output);
      return outcome({ failed: 1 });
    }
    return outcome({ passed: 1 });
  };
}

async function unitTests(extra: string[]) {
  const report = reportFile();
  // Jest's own choice leaves one core idle, which on two cores is half.
  const args = ['--ci', '--maxWorkers=100%', '--json', `--outputFile=${report}`, ...extra];
  const { code, output } = await run(bin('jest'), args);
  if (code !== 0) console.log(output);
  return orFailed(code, readJest(report));
}

async function browserTests(extra: string[]) {
  const browser = await step('Finding a browser', findBrowser);
  await step('Finding Redis', installRedis);
  await step('Finding OpenSSL', installOpenssl);
  await step('Finding nginx', installNginx);
  const { startTestSites } = await import('../harness/test-sites.ts');
  const sites = await startTestSites();
  const report = reportFile();
  try {
    const { code } = await run(bin('playwright'), ['test', ...extra], {
      show: true,
      env: { TEST_REPORT: report, CHROMIUM_PATH: browser ?? '' },
    });
    return orFailed(code, readPlaywright(report));
  } finally {
    await sites.close();
  }
}

/** The levels in the order in which they run: the cheapest first. */
export const levels = [
  {
    id: 'lint',
    name: 'Format and lint',
    run: wholeLevel([bin('biome'), 'check', '--error-on-warnings', '.']),
  },
  {
    id: 'types',
    name: 'Types',
    run: () => {
      forgetRouteTypes();
      return wholeLevel([bin('next'), 'typegen'], [bin('tsc'), '--noEmit'])();
    },
  },
  { id: 'unit', name: 'Unit tests', run: unitTests },
  { id: 'e2e', name: 'Build and browser tests', run: browserTests, ownSteps: true },
];

function reportFile() {
  return path.join(mkdtempSync(path.join(tmpdir(), 'test-report-')), 'report.json');
}

function outcome(part: Partial<Outcome>): Outcome {
  return { passed: 0, failed: 0, notRun: [], flaky: [], ...part };
}

/**
 * A runner that ends with an error has failed, also when it counted no failure of its own: a file
 * that did not load, say.
 */
function orFailed(code: number | null, counted: Outcome) {
  return code === 0 ? counted : { ...counted, failed: Math.max(counted.failed, 1) };
}

function readJest(file: string): Outcome {
  const { numPassedTests, numFailedTests, testResults } = readReport(file);
  return outcome({
    passed: numPassedTests,
    failed: numFailedTests,
    notRun: testResults
      .flatMap((result: any) => result.assertionResults)
      .filter((test: any) => test.status === 'pending')
      .map((test: any) => test.fullName),
  });
}

function readReport(file: string) {
  if (!existsSync(file)) throw new UserError('The test runner ended without a report.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

function readPlaywright(file: string): Outcome {
  const { stats, suites, errors } = readReport(file);
  return outcome({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    notRun: suites.flatMap((suite: any) => specsThatAre('skipped', suite)),
    flaky: suites.flatMap((suite: any) => specsThatAre('flaky', suite)),
  });
}

/** @param status in the words of Playwright's report */
function specsThatAre(status: 'skipped' | 'flaky', { specs = [], suites = [] }: any): string[] {
  const own = specs
    .filter((spec: any) => spec.tests[0]?.status === status)
    .map((spec: any) => `${spec.file}: ${spec.title}`);
  return [...own, ...suites.flatMap((suite: any) => specsThatAre(status, suite))];
}
