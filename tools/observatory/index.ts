// npm run check:observatory [-- www.example.nl]: the score of Mozilla's Observatory, test by test.
// Without a host: a test site, which `npm run test:sites` keeps up, behind TLS.
import { readTestSites } from '../../scripts/harness/test-sites-file.ts';
import { UserError } from '../../scripts/lib/user-error.ts';
import { LEAST_SCORE, scanHost } from './scan-host.ts';
import { startTlsFront } from './tls-front.ts';

const host = process.argv[2];
try {
  const { score, grade, tests } = host ? await scanHost(host) : await scanTestSite();
  console.log(`\n  ${score} points, ${grade}\n`);
  for (const { name, result, scoreModifier } of tests) {
    console.log(`  ${name.padEnd(30)} ${String(scoreModifier).padStart(4)}  ${result}`);
  }
  process.exitCode = score < LEAST_SCORE ? 1 : 0;
} catch (error) {
  console.error(error instanceof UserError ? `\n${error.message}` : error);
  process.exitCode = 1;
}

async function scanTestSite() {
  const front = await startTlsFront(readTestSites().siteWithEmbeds);
  try {
    return await scanHost(front.host, front.certificate);
  } finally {
    front.close();
  }
}
