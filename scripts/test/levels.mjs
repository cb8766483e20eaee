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
 * The result of a level. `notRun` lists skipped tests; `flaky` lists tests that passed only on a retry.
 * @typedef {{ passed: number, failed: number, notRun: string[], flaky: string[] }} Outcome
 *
 * A level either runs by itself, or is a project of Playwright. Chosen projects share one start of
 * the test sites.
 * @typedef {{ id: string, name: string } & (
 *   { run: (extra: string[]) => Promise<Outcome>, project?: undefined } |
 *   { project: string, run?: undefined })} Level
 */

/** Files of tests that take many seconds each, such as those that start several databases. */
const SLOW_TESTS = String.raw`\.slow\.test\.tsx?$`;

const bin = (/** @type {string} */ name) => path.join('node_modules', '.bin', name);

// `next typegen` loads next.config.ts, which reads these variables.
const placeholderVariables = {
  SUPABASE_URL: 'http://localhost',
  SUPABASE_PUBLISHABLE_KEY: 'none',
  SITE_URL: 'http://localhost',
};

/** Runs commands that pass or fail as a whole. @param {string[][]} commands */
function commandLevel(...commands) {
  return async () => {
    for (const [command = '', ...args] of commands) {
      const { code, output } = await run(command, args, { env: placeholderVariables });
      if (code === 0) continue;
      console.log(output);
      return outcome({ failed: 1 });
    }
    return outcome({ passed: 1 });
  };
}

/** Runs Jest. @param {string[]} selection arguments that select the files of this level */
function jestLevel(...selection) {
  return async (/** @type {string[]} */ extra) => {
    const report = reportFile();
    // By default Jest leaves one core idle. `selection` goes first: its options take what follows them.
    const args = ['--ci', '--maxWorkers=100%', '--json', `--outputFile=${report}`];
    const { code, output } = await run(bin('jest'), [...selection, ...args, ...extra]);
    if (code !== 0) console.log(output);
    return orFailed(code, readJest(report));
  };
}

/** The levels in the order in which they run: the cheapest first. @type {Level[]} */
export const levels = [
  {
    id: 'lint',
    name: 'Format and lint',
    run: commandLevel([bin('biome'), 'check', '--error-on-warnings', '.']),
  },
  {
    id: 'types',
    name: 'Types',
    run: () => {
      forgetRouteTypes();
      return commandLevel([bin('next'), 'typegen'], [bin('tsc'), '--noEmit'])();
    },
  },
  {
    id: 'unit',
    name: 'Unit tests',
    run: jestLevel(
      `--testPathIgnorePatterns=${SLOW_TESTS}`,
      '--testPathIgnorePatterns=node_modules',
    ),
  },
  { id: 'slow', name: 'Slow unit tests', run: jestLevel(`--testMatch=**/*.slow.test.ts`) },
  { id: 'http', name: 'HTTP tests', project: 'http' },
  { id: 'e2e', name: 'Browser tests', project: 'browser' },
];

/**
 * Starts the test sites once and runs projects of Playwright on them.
 * @param {string[]} projects @param {string[]} extra
 * @returns {Promise<Map<string, Outcome>>} by project
 */
export async function runPlaywright(projects, extra) {
  const needsBrowser = projects.includes('browser');
  const browser = needsBrowser && (await step('Finding a browser', findBrowser));
  if (needsBrowser) await step('Finding the Dutch spelling checker', installHunspell);
  await step('Finding Redis', installRedis);
  await step('Finding OpenSSL', installOpenssl);
  await step('Finding nginx', installNginx);
  const { startTestSites } = await import('../harness/test-sites.mjs');
  const sites = await startTestSites();
  const report = reportFile();
  try {
    const selection = projects.map((project) => `--project=${project}`);
    const { code } = await run(bin('playwright'), ['test', ...selection, ...extra], {
      show: true,
      env: { TEST_REPORT: report, CHROMIUM_PATH: browser || '' },
    });
    return readPlaywright(report, projects, code);
  } finally {
    await sites.close();
  }
}

function reportFile() {
  return path.join(mkdtempSync(path.join(tmpdir(), 'test-report-')), 'report.json');
}

/** @param {Partial<Outcome>} part @returns {Outcome} */
export function outcome(part) {
  return { passed: 0, failed: 0, notRun: [], flaky: [], ...part };
}

/**
 * Counts a failure when the runner exited with an error but reported none, as when a file did not load.
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

/** @param {string} file @param {string[]} projects @param {number | null} code the exit code of Playwright */
function readPlaywright(file, projects, code) {
  const { suites, errors } = readReport(file);
  /** @type {ReturnType<typeof testsIn>} */
  const tests = suites.flatMap(testsIn);
  const outcomes = projects.map((project) => {
    const own = tests.filter(({ projectName }) => projectName === project);
    const titles = (/** @type {string} */ status) =>
      own.filter((test) => test.status === status).map(({ title }) => title);
    const flaky = titles('flaky');
    return outcome({
      passed: titles('expected').length + flaky.length,
      failed: titles('unexpected').length,
      notRun: titles('skipped'),
      flaky,
    });
  });
  // Errors outside tests belong to no project.
  const hasFailed = outcomes.some(({ failed }) => failed > 0);
  const [first] = outcomes;
  if (first) first.failed += errors.length || (code !== 0 && !hasFailed ? 1 : 0);
  return new Map(projects.map((project, index) => [project, outcomes[index] ?? outcome({})]));
}

/**
 * The tests in a suite of Playwright's JSON report.
 * @param {any} suite
 * @returns {{ projectName: string, status: string, title: string }[]}
 */
function testsIn({ specs = [], suites = [] }) {
  const own = specs.flatMap((/** @type {any} */ spec) =>
    spec.tests.map((/** @type {any} */ { projectName, status }) => ({
      ...{ projectName, status },
      title: `${spec.file}: ${spec.title}`,
    })),
  );
  return [...own, ...suites.flatMap(testsIn)];
}
