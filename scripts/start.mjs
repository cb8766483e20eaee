// npm start: installs, builds and serves the whole site, each only as far as needed.
import { buildWhenChanged } from './steps/build.mjs';
import { startNext } from './steps/processes.mjs';
import { runSite } from './steps/site.mjs';
import { step } from './steps/terminal.mjs';

await runSite(async ({ port, env }) => {
  await buildWhenChanged(env);
  return step('Starting the site', () =>
    startNext({ mode: 'start', port, env, onOutput: (text) => process.stdout.write(text) }),
  );
});
