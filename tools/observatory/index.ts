// npm run check:observatory [-- www.example.nl]: the result of each test of Mozilla's HTTP Observatory.
// Without a host it scans the test site of `npm run test:sites` behind a TLS proxy.
import { readTestSites } from '../../scripts/harness/test-sites-file.ts';
import { UserError } from '../../scripts/lib/user-error.ts';
import { MIN_SCORE, scanHost } from './scan-host.ts';
import { startTlsProxy } from './tls-proxy.ts';

const host = process.argv[2];
try {
  const { score, grade, tests } = host ? await scanHost(host) : await scanTestSite();
  console.log(`\n  ${score} points, ${grade}\n`);
  for (const { name, result, scoreModifier } of tests) {
    console.log(`  ${name.padEnd(30)} ${String(scoreModifier).padStart(4)}  ${result}`);
  }
  process.exitCode = score < MIN_SCORE ? 1 : 0;
} catch (error) {
  console.error(error instanceof UserError ? `\n${error.message}` : error);
  process.exitCode = 1;
}

async function scanTestSite() {
  const front = await startTlsProxy(readTestSites().siteWithEmbeds);
  try {
    return await scanHost(front.host, front.certificate);
  } finally {
    front.close();
  }
}
