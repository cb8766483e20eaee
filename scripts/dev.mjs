// npm run dev: hot reload on the same embedded backend and data as npm start.
import { startNext } from './steps/processes.mjs';
import { runSite } from './steps/site.mjs';
import { step } from './steps/terminal.mjs';

await runSite(({ port, env }) =>
  step('Starting the development server', () =>
    startNext({ mode: 'dev', port, env, onOutput: (text) => process.stdout.write(text) }),
  ),
);
