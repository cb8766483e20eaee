// Writes the list of parts of a build (SBOM, CycloneDX) beside it, where no visitor gets it: the packages that the
// running site uses, as they are installed, with versions, licences and checksums. node write-sbom.ts [folder]
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const ARGUMENTS = ['sbom', '--sbom-format=cyclonedx', '--omit=dev'];

const [folder = process.env.NEXT_DIST_DIR ?? '.next'] = process.argv.slice(2);
try {
  const list = execFileSync('npm', ARGUMENTS, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  writeFileSync(path.join(folder, 'sbom.cdx.json'), list);
} catch (error) {
  // A host that installs with another package manager, for one: the site works without the list.
  console.warn(`No list of parts was written: ${error instanceof Error ? error.message : error}`);
}
