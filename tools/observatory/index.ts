// npm run check:observatory: the result of each test of Mozilla's HTTP Observatory.
import { readTestSites } from '../../packages/testbed/test-sites-file.ts';
import { readArguments } from '../../scripts/lib/arguments.ts';
import { MIN_SCORE, scanHost } from './scan-host.ts';
import { startTlsProxy } from './tls-proxy.ts';

const USAGE = `npm run check:observatory                     scans the test site of npm run test:sites behind a TLS proxy
npm run check:observatory -- www.example.nl   scans this host`;

const {
  positionals: [host],
} = readArguments({ usage: USAGE, positionals: 1 });
const { score, grade, tests } = host ? await scanHost(host) : await scanTestSite();
console.log(`\n  ${score} points, ${grade}\n`);
for (const { name, result, scoreModifier } of tests) {
  console.log(`  ${name.padEnd(30)} ${String(scoreModifier).padStart(4)}  ${result}`);
}
process.exitCode = score < MIN_SCORE ? 1 : 0;

async function scanTestSite() {
  const front = await startTlsProxy(readTestSites().siteWithEmbeds);
  try {
    return await scanHost(front.host, front.certificate);
  } finally {
    front.close();
  }
}
