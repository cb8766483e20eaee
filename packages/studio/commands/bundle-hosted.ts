// node bundle-hosted.ts FOLDER: writes all that the hosted studio needs besides Node, for its container.
import { cpSync, globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { bundleClient, SERVER_OPTIONS } from './bundle-studio.ts';

/** Has binaries, so it stays a package, with what it requires. */
const NATIVE_PACKAGES = ['sharp', '@img/*', 'detect-libc', 'semver'];
/** Read by path: lib/platform/text/draw-text.ts. */
const FONTS = 'app/fonts';

/** Some packages of the bundle are CommonJS and call `require`. */
const REQUIRE = [
  "import { createRequire as createRequireOfBundle } from 'node:module';",
  'const require = createRequireOfBundle(import.meta.url);',
].join('');

const [folder = 'bundle'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
await Promise.all([
  build({
    ...SERVER_OPTIONS,
    entryPoints: ['packages/studio/server/hosted/main.ts'],
    outfile: path.join(folder, 'main.mjs'),
    packages: 'bundle',
    external: ['sharp'],
    banner: { js: REQUIRE },
    minify: true,
    keepNames: true,
  }),
  bundleClient(path.join(folder, 'client')),
]);
for (const pattern of NATIVE_PACKAGES) {
  for (const source of globSync(path.join('node_modules', pattern))) {
    cpSync(source, path.join(folder, source), { recursive: true, dereference: true });
  }
}
cpSync(FONTS, path.join(folder, FONTS), { recursive: true });
