// npm start: installs, builds and serves the whole site, each step only when needed.
import { readArguments } from './lib/arguments.ts';
import { runSite } from './lib/run-site.ts';
import { startBuiltSite } from './lib/start-built-site.ts';

readArguments({ usage: 'npm start\n\nPORT and the variables of .env.example configure it.' });
await runSite(startBuiltSite);
