// npm run dev: the development server with hot reload, on the same data as npm start.
import { readArguments } from './lib/arguments.ts';
import { startNext } from './lib/processes.ts';
import { runSite } from './lib/run-site.ts';
import { step } from './lib/terminal.ts';

readArguments({ usage: 'npm run dev\n\nPORT and the variables of .env.example configure it.' });
await runSite(
  ({ port, env }) =>
    step('Starting the development server', () =>
      startNext({ mode: 'dev', port, env, onOutput: (text) => process.stdout.write(text) }),
    ),
  { mode: 'development' },
);
