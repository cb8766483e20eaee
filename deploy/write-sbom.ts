// node write-sbom.ts [folder]: writes an SBOM (CycloneDX) of the installed production packages to the build folder, outside
// of what the site serves.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const ARGUMENTS = ['sbom', '--sbom-format=cyclonedx', '--omit=dev'];

const [folder = process.env.NEXT_DIST_DIR ?? '.next'] = process.argv.slice(2);
try {
  const sbom = execFileSync('npm', ARGUMENTS, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  writeFileSync(path.join(folder, 'sbom.cdx.json'), sbom);
} catch (error) {
  // For example where another package manager installed the packages: the site works without an SBOM.
  console.warn(`No SBOM was written: ${error instanceof Error ? error.message : error}`);
}
