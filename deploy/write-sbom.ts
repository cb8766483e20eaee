// node write-sbom.ts [folder]: writes an SBOM (CycloneDX) of the installed production packages to the build folder, outside
// of what the site serves.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmCommand } from '../scripts/lib/npm.mjs';

const ARGUMENTS = [
  ...['sbom', '--sbom-format=cyclonedx', '--workspaces=false'],
  // Reads the lock file: the packages that a workspace misses where the site is installed alone are an error of npm.
  '--package-lock-only',
  // Also with NODE_ENV=production, when npm would omit React: see `production` below.
  '--include=dev',
];

type Sbom = {
  components: { 'bom-ref': string; properties: { name: string }[] }[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

const [folder = process.env.NEXT_DIST_DIR ?? '.next'] = process.argv.slice(2);
try {
  const sbom = execFileSync(...npmCommand(ARGUMENTS), {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  writeFileSync(
    path.join(folder, 'sbom.cdx.json'),
    `${JSON.stringify(production(JSON.parse(sbom)), null, 2)}\n`,
  );
} catch (error) {
  // The site works without an SBOM, which cannot be written where another package manager installed the packages.
  console.warn(`No SBOM was written: ${error instanceof Error ? error.message : error}`);
}

/**
 * Leaves out packages of other platforms, and development packages: `--omit=dev` also drops a production package that a
 * development package needs, such as React.
 */
function production(sbom: Sbom): Sbom {
  const installed = installedPackages();
  const components = sbom.components.filter(
    ({ 'bom-ref': ref, properties }) =>
      installed.has(ref) && !properties.some(({ name }) => name === 'cdx:npm:package:development'),
  );
  const dropped = new Set(sbom.components.map((component) => component['bom-ref']));
  for (const component of components) dropped.delete(component['bom-ref']);
  const dependencies = sbom.dependencies
    .filter(({ ref }) => !dropped.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((to) => !dropped.has(to)) }));
  return { ...sbom, components, dependencies };
}

/** Named `name@version`. */
function installedPackages(): Set<string> {
  const packages: Record<string, { version?: string }> = JSON.parse(
    readFileSync('node_modules/.package-lock.json', 'utf8'),
  ).packages;
  return new Set(
    Object.entries(packages).map(
      ([folder, { version }]) => `${folder.split('node_modules/').at(-1)}@${version}`,
    ),
  );
}
