// npm run dev: the development server with hot reload, on the same data as npm start.
import { startNext } from './lib/processes.ts';
import { runSite } from './lib/run-site.ts';
import { step } from './lib/terminal.ts';

await runSite(({ port, env }) =>
  step('Starting the development server', () =>
    startNext({ mode: 'dev', port, env, onOutput: (text) => process.stdout.write(text) }),
  ),
);
