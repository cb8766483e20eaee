// npm start: installs, builds and serves the whole site, each only as far as needed.
import { runSite } from './steps/site.mjs';
import { startBuiltSite } from './steps/start-built-site.mjs';

await runSite(startBuiltSite);
