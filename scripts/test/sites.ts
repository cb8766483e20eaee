// npm run test:sites: keeps the test sites running, for `npx playwright test` while writing tests.
import { startTestSites } from '../harness/test-sites.ts';
import { loadEnvFiles } from '../lib/environment.ts';
import { UserError } from '../lib/user-error.ts';

try {
  loadEnvFiles();
  const sites = await startTestSites();
  console.log('\n  The test sites are running. Ctrl-C stops them.');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, async () => {
      await sites.close();
      process.exit(0);
    });
  }
} catch (error) {
  console.error(error instanceof UserError ? `\n${error.message}` : error);
  process.exit(1);
}
