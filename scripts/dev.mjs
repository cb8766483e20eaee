// npm run dev: hot reload on the same embedded backend and data as npm start.
import { startNext } from './lib/processes.mjs';
import { runSite } from './lib/run-site.mjs';
import { step } from './lib/terminal.mjs';

await runSite(({ port, env }) =>
  step('Starting the development server', () =>
    startNext({ mode: 'dev', port, env, onOutput: (text) => process.stdout.write(text) }),
  ),
);
