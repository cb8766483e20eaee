// Prints what Mozilla's Observatory thinks of a host, as JSON. A process of its own, because Node reads
// the certificates that it trusts besides its own when it starts.
import fs from 'node:fs';

// The package downloads the list of hosts that browsers know as https-only when it is installed, which
// happens offline too. An empty one says of no host more than it deserves.
const { readFileSync } = fs;
const readOrEmpty = (file: any, options: any) =>
  String(file).endsWith('hsts-preload.json') ? '{}' : readFileSync(file, options);
fs.readFileSync = readOrEmpty as any;

// @ts-expect-error It comes without types.
const { scan } = await import('@mdn/mdn-http-observatory');
try {
  const { scan: overall, tests } = await scan(process.argv[2] ?? '');
  const verdicts = Object.entries(tests).map(([name, verdict]) => ({
    name,
    ...(verdict as object),
  }));
  process.stdout.write(JSON.stringify({ ...overall, tests: verdicts }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
