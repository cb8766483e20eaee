// npm test: runs the test levels, after installing the packages that they need.

import { shareCompiledCode } from '../../packages/testbed/compile-cache.ts';
import { loadEnvFiles } from '../lib/environment.ts';
import { installPackages } from '../lib/install.ts';
import { exitOnSignal } from '../lib/processes.ts';
import { step } from '../lib/terminal.ts';
import { UserError } from '../lib/user-error.ts';
import { findPrograms, isPassed, levels, type Outcome, outcome, runPlaywright } from './levels.ts';

const HELP = `npm test                runs every level but the last one
npm run check           format, lint, types and unit tests
npm run lint            format and lint
npm run typecheck       types
npm run test:unit       unit tests; then Jest arguments, such as: npm run test:unit -- csp
npm run test:http       tests of a running site without a browser; then Playwright arguments
npm run test:e2e        browser tests; then Playwright arguments, such as: -- -g "mobile menu"
npm test -- --only=slow unit tests that take many seconds each
npm test -- --only=a,b  several levels: lint, types, unit, slow, http, e2e, hosted-http, hosted-e2e
npm run test:sites      keeps the test sites running, for npx playwright test`;

exitOnSignal();

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(HELP);
  process.exit(0);
}
const { chosen, extra } = chooseLevels();
loadEnvFiles();
await installPackages();
shareCompiledCode();
process.exit(await runLevels());

function chooseLevels() {
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
  const extra = args.filter((arg) => !arg.startsWith('--only='));
  const ids = only?.split(',') ?? levels.filter((level) => !level.isOnRequest).map(({ id }) => id);
  const unknown = ids.find((id) => !levels.some((level) => level.id === id));
  if (unknown !== undefined) throw new UserError(`There is no level "${unknown}".\n\n${HELP}`);
  const chosen = levels.filter(({ id }) => ids.includes(id));
  const takesArguments = chosen.length === 1 && chosen[0]?.takesArguments;
  if (extra.length > 0 && !takesArguments) {
    throw new UserError(
      `Unknown argument '${extra[0]}'. Those of a runner need one level, such as --only=unit.\n\n${HELP}`,
    );
  }
  return { chosen, extra };
}

async function runLevels() {
  const onSites = chosen.filter(({ project }) => project);
  const projects = onSites.map(({ project = '' }) => project);
  // Downloads go on beside the first levels, which do not need them.
  const programs = projects.length > 0 ? findPrograms(projects) : undefined;
  // It is awaited after those levels: unhandled until then, a failure would end this process.
  programs?.catch(() => {});

  const results: Map<string, Outcome> = new Map();
  const record = async (names: string[], work: () => Promise<Outcome[]>) => {
    try {
      const outcomes = await work();
      for (const [index, name] of names.entries())
        results.set(name, outcomes[index] ?? outcome({}));
    } catch (error) {
      // A level that could not run counts as failed, and the next levels still run.
      console.error(error instanceof UserError ? error.message : error);
      for (const name of names) results.set(name, outcome({ failed: 1 }));
    }
  };

  for (const { name, run } of chosen) {
    if (run) await record([name], async () => [await step(name, () => run(extra), isPassed)]);
  }
  if (programs) {
    await record(
      onSites.map(({ name }) => name),
      async () => [...(await runPlaywright(projects, programs, extra)).values()],
    );
  }

  console.log('');
  for (const [name, { passed, failed, failures, notRun, flaky }] of results) {
    console.log(
      `  ${name.padEnd(18)}${passed} passed, ${failed} failed, ${notRun.length} skipped, ${flaky.length} flaky`,
    );
    for (const what of failures) console.log(`    failed: ${what}`);
    for (const what of notRun) console.log(`    skipped: ${what}`);
    for (const what of flaky) console.log(`    flaky: ${what}`);
  }
  const total = (key: 'passed' | 'failed') =>
    [...results.values()].reduce((sum, result) => sum + result[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') > 0 ? 1 : 0;
}
