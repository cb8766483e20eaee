// npm run studio: npm start with the table editor of the embedded backend beside it.
import { runSite } from './lib/run-site.mjs';
import { startBuiltSite } from './lib/start-built-site.mjs';

await runSite(startBuiltSite, { withTableEditor: true });
