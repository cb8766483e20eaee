import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../../packages/testbed/system-packages/browser.ts';
import { installNginx } from '../../packages/testbed/system-packages/nginx.ts';
import { installOpenssl } from '../../packages/testbed/system-packages/openssl.ts';
import { installRedis } from '../../packages/testbed/system-packages/redis.ts';
import { deleteRouteTypes } from '../lib/build.ts';
import { programOf } from '../lib/package-program.ts';
import { run } from '../lib/processes.ts';
import { step } from '../lib/terminal.ts';
import { UserError } from '../lib/user-error.ts';

/** The result of a level. `failures` names failed tests, `notRun` skipped ones, `flaky` tests that passed only on a retry. */
export type Outcome = {
  passed: number;
  failed: number;
  failures: string[];
  notRun: string[];
  flaky: string[];
};

export const isPassed = ({ failed }: Outcome) => failed === 0;

/** A level either runs by itself, or is a project of Playwright. Chosen projects share one start of the test sites. */
type Level = {
  id: string;
  name: string;
  takesArguments?: boolean;
  /** Runs only when it is named: ten minutes for the same tests on the other kind of studio. */
  isOnRequest?: boolean;
} & (
  | { run: (extra: string[]) => Promise<Outcome>; project?: undefined }
  | { project: string; run?: undefined }
);

/** Files of tests that take many seconds each, such as those that start several databases. */
const SLOW_TESTS = String.raw`\.slow\.test\.tsx?$`;

// `next typegen` loads next.config.ts, which reads these variables.
const placeholderVariables = {
  SUPABASE_URL: 'http://localhost',
  SUPABASE_PUBLISHABLE_KEY: 'none',
  SITE_URL: 'http://localhost',
};

/** Runs commands, each after the name of its package, that pass or fail as a whole. */
function commandLevel(...commands: [string, string, ...string[]][]) {
  return async () => {
    for (const [packageName, command, ...args] of commands) {
      const { code, output } = await run(
        process.execPath,
        [programOf(packageName, command), ...args],
        { env: placeholderVariables },
      );
      if (code === 0) continue;
      console.log(output);
      return outcome({ failed: 1 });
    }
    return outcome({ passed: 1 });
  };
}

/**
 * Runs Jest.
 * @param selection arguments that select the files of this level
 */
function jestLevel(...selection: string[]) {
  return async (extra: string[]) => {
    const report = reportFile();
    // Jest leaves one core idle by default. `selection` goes first: its options take what follows them.
    const args = ['--ci', '--maxWorkers=100%', '--json', `--outputFile=${report}`];
    const { code, output } = await run(
      process.execPath,
      [programOf('jest'), ...selection, ...args, ...extra],
      // Jest sets it only where the shell has none.
      { env: { NODE_ENV: 'test' } },
    );
    if (code !== 0) console.log(output);
    return orFailed(code, readJest(report));
  };
}

/** The levels in the order in which they run: the cheapest first. */
export const levels: Level[] = [
  {
    id: 'lint',
    name: 'Format and lint',
    run: commandLevel(['@biomejs/biome', 'biome', 'check', '--error-on-warnings', '.']),
  },
  {
    id: 'types',
    name: 'Types',
    run: () => {
      deleteRouteTypes();
      // Each checker resolves shared types again: four on two cores take half as much CPU time more than two.
      const checkers = String(Math.min(availableParallelism(), 4));
      return commandLevel(
        ['next', 'next', 'typegen'],
        ['typescript', 'tsc', '--noEmit', '--checkers', checkers],
      )();
    },
  },
  {
    id: 'unit',
    name: 'Unit tests',
    takesArguments: true,
    run: jestLevel(
      `--testPathIgnorePatterns=${SLOW_TESTS}`,
      '--testPathIgnorePatterns=node_modules',
    ),
  },
  {
    id: 'slow',
    name: 'Slow unit tests',
    takesArguments: true,
    run: jestLevel(`--testMatch=**/*.slow.test.ts`),
  },
  { id: 'http', name: 'HTTP tests', takesArguments: true, project: 'http' },
  { id: 'e2e', name: 'Browser tests', takesArguments: true, project: 'browser' },
  // The tests of the studio once more, against the hosted one.
  { id: 'hosted-http', name: 'Hosted studio', takesArguments: true, project: 'hosted-http' },
  {
    id: 'hosted-e2e',
    name: 'Hosted, browser',
    takesArguments: true,
    project: 'hosted-browser',
    isOnRequest: true,
  },
];

/**
 * Installs what the tests of running sites start, one after the other, because apt-get locks its database.
 * @returns the path of the browser, undefined for Playwright's own or for none
 */
export async function findPrograms(projects: string[]): Promise<string | undefined> {
  const browser = projects.some((name) => name.endsWith('browser'))
    ? await findBrowser()
    : undefined;
  await installRedis();
  await installOpenssl();
  await installNginx();
  return browser;
}

/**
 * Starts the test sites once and runs projects of Playwright on them.
 * @param programs of `findPrograms`, which may have started earlier
 * @returns by project
 */
export async function runPlaywright(
  projects: string[],
  programs: ReturnType<typeof findPrograms>,
  extra: string[],
): Promise<Map<string, Outcome>> {
  const browser = await step('Finding programs for the tests', () => programs);
  const { startTestSites } = await import('../../packages/testbed/test-sites.ts');
  const sites = await startTestSites();
  const report = reportFile();
  try {
    const selection = projects.map((project) => `--project=${project}`);
    const { code } = await run(
      process.execPath,
      [programOf('playwright'), 'test', ...selection, ...extra],
      { show: true, env: { TEST_REPORT: report, CHROMIUM_PATH: browser || '' } },
    );
    return readPlaywright(report, projects, code);
  } finally {
    await sites.close();
  }
}

function reportFile() {
  try {
    return path.join(mkdtempSync(path.join(tmpdir(), 'test-report-')), 'report.json');
  } catch (error) {
    throw new UserError(
      `Nothing can be written to ${tmpdir()}, which the variable TMPDIR chooses: ${error instanceof Error ? error.message : error}`,
    );
  }
}

export function outcome(part: Partial<Outcome>): Outcome {
  return { passed: 0, failed: 0, failures: [], notRun: [], flaky: [], ...part };
}

/**
 * Counts a failure when the runner exited with an error but reported none, as when a file did not load.
 */
function orFailed(code: number | null, counted: Outcome) {
  return code === 0 ? counted : { ...counted, failed: Math.max(counted.failed, 1) };
}

type JestTest = { status: string; fullName: string; invocations?: number };
type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: JestTest[] }[];
};

function readJest(file: string): Outcome {
  const { numPassedTests, numFailedTests, testResults } = readReport<JestReport>(file);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const titles = (isWanted: (test: JestTest) => boolean) =>
    tests.filter(isWanted).map(({ fullName }) => fullName);
  return outcome({
    passed: numPassedTests,
    failed: numFailedTests,
    failures: titles(({ status }) => status === 'failed'),
    notRun: titles(({ status }) => status === 'pending'),
    flaky: titles(({ status, invocations = 1 }) => status === 'passed' && invocations > 1),
  });
}

function readReport<Report>(file: string): Report {
  if (!existsSync(file)) throw new UserError('The test runner ended without a report.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @param code the exit code of Playwright */
function readPlaywright(file: string, projects: string[], code: number | null) {
  const { suites, errors } = readReport<PlaywrightReport>(file);
  const tests = suites.flatMap(testsIn);
  const outcomes = projects.map((project) => {
    const own = tests.filter(({ projectName }) => projectName === project);
    const titles = (status: string) =>
      own.filter((test) => test.status === status).map(({ title }) => title);
    const flaky = titles('flaky');
    const failures = titles('unexpected');
    return outcome({
      passed: titles('expected').length + flaky.length,
      failed: failures.length,
      failures,
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

type Suite = {
  specs?: { file: string; title: string; tests: { projectName: string; status: string }[] }[];
  suites?: Suite[];
};

type PlaywrightReport = { suites: Suite[]; errors: unknown[] };

type TestOutcome = { projectName: string; status: string; title: string };

function testsIn({ specs = [], suites = [] }: Suite): TestOutcome[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status }) => ({ projectName, status, title: `${file}: ${title}` })),
  );
  return [...own, ...suites.flatMap(testsIn)];
}
