import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteVariables, type Variables } from './environment.ts';
import { runBuild } from './run-build.ts';
import { step } from './terminal.ts';

/** What a build depends on, besides the variables. */
const SOURCES = [
  'app',
  'components',
  'lib',
  'packages/page-cache',
  'public',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
  // Its browserslist.
  'package.json',
];

/** Public files that a build writes. */
const BUILT = path.join('public', 'zoeken');

export async function buildWhenChanged(env: Variables) {
  const folder = '.next';
  const stampFile = path.join(folder, 'build-stamp');
  const stamp = stampOf(env);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  rmSync(stampFile, { force: true });
  await build(env, folder, 'Building the site');
  writeFileSync(stampFile, stamp);
}

export async function build(env: Variables, folder: string, stepName: string) {
  // Next keeps cached responses across builds: pages would be prerendered with the posts of an earlier backend.
  rmSync(path.join(folder, 'cache', 'fetch-cache'), { recursive: true, force: true });
  deleteRouteTypes();
  await step(stepName, () => runBuild({ ...env, NEXT_DIST_DIR: folder }));
}

/** Deletes the route types of earlier builds: those of a deleted route would fail every later type check. */
export function deleteRouteTypes() {
  for (const folder of readdirSync('.').filter((name) => name.startsWith('.next'))) {
    for (const types of ['types', 'dev/types']) {
      rmSync(path.join(folder, types), { recursive: true, force: true });
    }
  }
}

/** Variables of a build that Next, not the site, reads. */
const NEXT_VARIABLES = ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'];

/** Changes with whatever a build depends on. */
export function stampOf(env: Variables) {
  const hash = createHash('sha256').update(process.version);
  for (const name of [...siteVariables, ...NEXT_VARIABLES]) {
    const value = env[name] ?? process.env[name] ?? '';
    // The embedded database runs on another port where this one is taken, and no page holds it.
    hash.update(`\0${name}=${value.replace(/^http:\/\/127\.0\.0\.1:\d+$/, 'embedded')}`);
  }
  for (const file of SOURCES.flatMap(filesUnder))
    hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesUnder(source: string): string[] {
  if (!existsSync(source)) return [];
  if (statSync(source).isFile()) return [source];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(BUILT))
    .sort();
}
