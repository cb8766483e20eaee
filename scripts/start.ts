// npm start: installs, builds and serves the whole site, each step only when needed.
import { runSite } from './lib/run-site.ts';
import { startBuiltSite } from './lib/start-built-site.ts';

await runSite(startBuiltSite);
