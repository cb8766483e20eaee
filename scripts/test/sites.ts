// npm run test:sites: keeps the sites of the browser tests running, for `npx playwright test` while writing tests.
import { shareCompiledCode } from '../../packages/testbed/compile-cache.ts';
import { startTestSites } from '../../packages/testbed/test-sites.ts';
import { readArguments } from '../lib/arguments.ts';
import { loadEnvFiles } from '../lib/environment.ts';

readArguments({ usage: 'npm run test:sites' });
loadEnvFiles();
shareCompiledCode();
const sites = await startTestSites();
console.log('\n  The test sites are running. Ctrl-C stops them.');
let isClosing = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  // Ctrl-C arrives twice, from the terminal and from npm: the second must not interrupt the shutdown.
  process.on(signal, async () => {
    if (isClosing) return;
    isClosing = true;
    await sites.close();
    process.exit(0);
  });
}
