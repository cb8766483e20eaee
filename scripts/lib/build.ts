import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Variables } from './environment.ts';
import { siteVariables } from './environment.ts';
import { runOrFail } from './processes.ts';
import { step } from './terminal.ts';

/** Everything that a build is made of, besides the variables. */
const SOURCES = [
  ...['app', 'components', 'lib', 'public'],
  ...[
    'instrumentation.ts',
    'middleware.ts',
    'next.config.ts',
    'postcss.config.mjs',
    'tsconfig.json',
    'package-lock.json',
  ],
];

/** Builds the site when a source file or a variable changed since the last build. */
export async function buildWhenChanged(env: Variables) {
  const folder = '.next';
  const stampFile = path.join(folder, 'build-stamp');
  const stamp = stampOf(env);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  rmSync(stampFile, { force: true });
  await build(env, folder, 'Building the site');
  writeFileSync(stampFile, stamp);
}

/**
 * Builds the site, whatever is there.
 * @param name of the step
 */
export async function build(env: Variables, folder: string, name: string) {
  // Answers of an earlier backend: Next keeps them over a build and would prerender old posts.
  rmSync(path.join(folder, 'cache', 'fetch-cache'), { recursive: true, force: true });
  forgetRouteTypes();
  await step(name, () =>
    runOrFail('next build', process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
      ...env,
      NEXT_DIST_DIR: folder,
    }),
  );
  await runOrFail('The list of parts', process.execPath, ['deploy/write-sbom.ts', folder]);
}

/**
 * Drops the types of routes that earlier builds wrote, in whatever folder. That of a route which is
 * gone would fail the type check of every later build.
 */
export function forgetRouteTypes() {
  for (const folder of readdirSync('.').filter((name) => name.startsWith('.next'))) {
    for (const types of ['types', 'dev/types']) {
      rmSync(path.join(folder, types), { recursive: true, force: true });
    }
  }
}

function stampOf(env: Variables) {
  const hash = createHash('sha256').update(process.version);
  for (const name of siteVariables)
    hash.update(`\0${name}=${env[name] ?? process.env[name] ?? ''}`);
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
    .sort();
}
