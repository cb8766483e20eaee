import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import tailwind from '@tailwindcss/postcss';
import { type BuildOptions, build } from 'esbuild';
import postcss from 'postcss';
import { renamePatiently } from '../../../scripts/lib/rename.mjs';
import { failIfFolderUnusable } from '../../../scripts/lib/run-build.ts';

const STYLE = 'packages/studio/studio.css';
const STATIC_FILES = [
  'packages/studio/index.html',
  'app/fonts/archivo-latin.woff2',
  'public/icons/icon-192.png',
];

/** Browsers of the last two years: newer syntax is rewritten for them. */
const BROWSERS = ['chrome120', 'firefox121', 'safari17.2'];

/**
 * Bundles the server and the client of the studio, in about a second. Bundled, because the modules of `lib/` that
 * both share import each other without file extensions, which Node does not resolve.
 * @param entryPoint a module of the server
 * @throws {UserError} in a folder whose path makes it fail
 * @returns the paths of the server's module and of the folder with the client's files
 */
export async function bundleStudio(
  folder = '.studio',
  entryPoint = 'packages/studio/server/main.ts',
) {
  failIfFolderUnusable();
  const clientFolder = path.join(folder, 'client');
  const serverFile = path.join(folder, 'server.mjs');
  await Promise.all([
    bundle({ ...SERVER_OPTIONS, entryPoints: [entryPoint], outfile: serverFile }),
    bundleClient(clientFolder),
  ]);
  return { serverFile: path.resolve(serverFile), clientFolder: path.resolve(clientFolder) };
}

/** What esbuild needs to bundle a module of the server, whose packages stay where they are installed. */
export const SERVER_OPTIONS = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node22',
  packages: 'external',
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** Bundles the client into a folder. */
export async function bundleClient(folder: string) {
  await Promise.all([
    bundle({
      entryPoints: ['packages/studio/app/main.tsx'],
      outfile: path.join(folder, 'app.js'),
      bundle: true,
      format: 'esm',
      target: BROWSERS,
      minify: true,
      sourcemap: true,
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'warning',
    }),
    bundleStyle(path.join(folder, 'app.css')),
  ]);
  for (const file of STATIC_FILES) {
    writeWhole(path.join(folder, path.basename(file)), readFileSync(file));
  }
}

async function bundle(options: BuildOptions) {
  const { outputFiles } = await build({ ...options, write: false });
  for (const output of outputFiles) writeWhole(output.path, output.contents);
}

async function bundleStyle(file: string) {
  const { css } = await postcss([tailwind({ optimize: true })]).process(
    readFileSync(STYLE, 'utf8'),
    { from: STYLE, to: file },
  );
  writeWhole(file, css);
}

/** Replaces a file at once: another studio, which runs or starts, may read it meanwhile. */
function writeWhole(file: string, contents: string | Uint8Array) {
  const temporary = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(temporary, contents);
  renamePatiently(temporary, file);
}
