import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forgetRouteTypes } from '../lib/build.mjs';
import { run } from '../lib/processes.mjs';
import { step } from '../lib/terminal.mjs';
import { UserError } from '../lib/user-error.mjs';
import { findBrowser } from '../system-packages/browser.mjs';
import { installHunspell } from '../system-packages/hunspell.mjs';
import { installNginx } from '../system-packages/nginx.mjs';
import { installOpenssl } from '../system-packages/openssl.mjs';
import { installRedis } from '../system-packages/redis.mjs';

/**
 * What a level found. `notRun` names what could not be tried here, which is no success; `flaky` names
 * what passed at its second try only: a defect of the test.
 * @typedef {{ passed: number, failed: number, notRun: string[], flaky: string[] }} Outcome
 */

const bin = (/** @type {string} */ name) => path.join('node_modules', '.bin', name);

// Generating the route types loads the configuration, which wants to know where the media are.
const anyAddress = {
  SUPABASE_URL: 'http://localhost',
  SUPABASE_PUBLISHABLE_KEY: 'none',
  SITE_URL: 'http://localhost',
};

/** A level that is one command: it passes or fails as a whole. @param {string[][]} commands */
function wholeLevel(...commands) {
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

async function unitTests(/** @type {string[]} */ extra) {
  const report = reportFile();
  // Jest's own choice leaves one core idle, which on two cores is half.
  const args = ['--ci', '--maxWorkers=100%', '--json', `--outputFile=${report}`, ...extra];
  const { code, output } = await run(bin('jest'), args);
  if (code !== 0) console.log(output);
  return orFailed(code, readJest(report));
}

async function browserTests(/** @type {string[]} */ extra) {
  const browser = await step('Finding a browser', findBrowser);
  await step('Finding the Dutch spelling checker', installHunspell);
  await step('Finding Redis', installRedis);
  await step('Finding OpenSSL', installOpenssl);
  await step('Finding nginx', installNginx);
  const { startTestSites } = await import('../harness/test-sites.mjs');
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

/** @param {Partial<Outcome>} part @returns {Outcome} */
function outcome(part) {
  return { passed: 0, failed: 0, notRun: [], flaky: [], ...part };
}

/**
 * A runner that ends with an error has failed, also when it counted no failure of its own: a file
 * that did not load, say.
 * @param {number | null} code @param {Outcome} counted
 */
function orFailed(code, counted) {
  return code === 0 ? counted : { ...counted, failed: Math.max(counted.failed, 1) };
}

/** @param {string} file @returns {Outcome} */
function readJest(file) {
  const { numPassedTests, numFailedTests, testResults } = readReport(file);
  return outcome({
    passed: numPassedTests,
    failed: numFailedTests,
    notRun: testResults
      .flatMap((/** @type {any} */ result) => result.assertionResults)
      .filter((/** @type {any} */ test) => test.status === 'pending')
      .map((/** @type {any} */ test) => test.fullName),
  });
}

/** @param {string} file */
function readReport(file) {
  if (!existsSync(file)) throw new UserError('The test runner ended without a report.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @param {string} file @returns {Outcome} */
function readPlaywright(file) {
  const { stats, suites, errors } = readReport(file);
  return outcome({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    notRun: suites.flatMap((/** @type {any} */ suite) => specsThatAre('skipped', suite)),
    flaky: suites.flatMap((/** @type {any} */ suite) => specsThatAre('flaky', suite)),
  });
}

/**
 * @param {'skipped' | 'flaky'} status in the words of Playwright's report @param {any} suite
 * @returns {string[]}
 */
function specsThatAre(status, { specs = [], suites = [] }) {
  const own = specs
    .filter((/** @type {any} */ spec) => spec.tests[0]?.status === status)
    .map((/** @type {any} */ spec) => `${spec.file}: ${spec.title}`);
  return [...own, ...suites.flatMap((/** @type {any} */ suite) => specsThatAre(status, suite))];
}
