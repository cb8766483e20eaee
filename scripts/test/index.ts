// npm test: every check, from formatting to the browser, on a machine that has nothing yet.

import { loadEnvFiles } from '../lib/environment.ts';
import { installPackages } from '../lib/install.ts';
import { exitOnSignal } from '../lib/processes.ts';
import { UserError } from '../lib/user-error.ts';
import type { Outcome } from './levels.ts';

const HELP = `npm test                          every level
npm test -- --only=lint           formatting and lint
npm test -- --only=types          type check
npm test -- --only=unit [jest arguments]
npm test -- --only=e2e [playwright arguments, such as -g "mobile menu"]
npm run test:sites                keeps the sites of the browser tests up, for npx playwright test`;

exitOnSignal();

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(HELP);
  process.exit(0);
}

try {
  loadEnvFiles();
  await installPackages();
  process.exit(await runLevels());
} catch (error) {
  console.error(error instanceof UserError ? `\n${error.message}` : error);
  process.exit(1);
}

async function runLevels() {
  const { levels } = await import('./levels.ts');
  const { step } = await import('../lib/terminal.ts');
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
  const extra = args.filter((arg) => !arg.startsWith('--only='));
  const chosen = levels.filter(({ id }) => !only || id === only);
  if (chosen.length === 0) throw new UserError(`There is no level "${only}".\n\n${HELP}`);

  const results: ({ name: string } & Outcome)[] = [];
  for (const { name, run, ownSteps } of chosen) {
    const work = () => run(only ? extra : []);
    try {
      results.push({ name, ...(ownSteps ? await work() : await step(name, work)) });
    } catch (error) {
      // A level that could not even run has failed; the others still have their say.
      console.error(error instanceof UserError ? error.message : error);
      results.push({ name, passed: 0, failed: 1, notRun: [], flaky: [] });
    }
  }

  console.log('');
  for (const { name, passed, failed, notRun, flaky } of results) {
    console.log(
      `  ${name.padEnd(26)}${passed} passed, ${failed} failed, ${notRun.length} not run, ${flaky.length} at a second try`,
    );
    for (const what of notRun) console.log(`    not run: ${what}`);
    for (const what of flaky) console.log(`    at a second try: ${what}`);
  }
  const total = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  return total('failed') > 0 ? 1 : 0;
}
