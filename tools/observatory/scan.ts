// Prints the scan of a host by Mozilla's HTTP Observatory as JSON. A separate process, since Node reads
// NODE_EXTRA_CA_CERTS only at startup.
import fs from 'node:fs';

// The package downloads the HSTS preload list in its install script, which fails offline. An empty list
// never raises a score.
const { readFileSync } = fs;
fs.readFileSync = ((...args: Parameters<typeof readFileSync>) =>
  String(args[0]).endsWith('hsts-preload.json')
    ? '{}'
    : readFileSync(...args)) as typeof readFileSync;

// @ts-expect-error The package has no types.
const { scan } = await import('@mdn/mdn-http-observatory');
try {
  const { scan: overall, tests } = await scan(process.argv[2] ?? '');
  const results = Object.entries<object>(tests).map(([name, result]) => ({ name, ...result }));
  process.stdout.write(JSON.stringify({ ...overall, tests: results }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
