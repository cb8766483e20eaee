// npm run studio: npm start with the table editor of the embedded Supabase.
import { runSite } from './lib/run-site.ts';
import { startBuiltSite } from './lib/start-built-site.ts';

await runSite(startBuiltSite, { withTableEditor: true });
