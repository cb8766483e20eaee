// npm run studio: npm start with the table editor of the embedded backend beside it.
import { runSite } from './steps/site.mjs';
import { startBuiltSite } from './steps/start-built-site.mjs';

await runSite(startBuiltSite, { withTableEditor: true });
