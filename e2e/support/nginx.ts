import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { publishFiles } from '../../deploy/publish-files.ts';
import { startNginx } from '../../packages/testbed/system-packages/nginx.ts';
import { sites } from './sites';

export type Nginx = Awaited<ReturnType<typeof startNginx>>;

/** Starts nginx in front of a site, with the files of its build as a container publishes them. */
export async function startNginxBefore(siteUrl: string): Promise<Nginx> {
  return startNginx({ instances: [siteUrl], files: publishedFiles() });
}

/** The published files of the build, made once per build because compressing them takes seconds. */
function publishedFiles(): string {
  const cache = path.join(sites.buildFolder, 'cache');
  const builtAt = statSync(path.join(sites.buildFolder, 'BUILD_ID')).mtimeMs;
  const folder = path.join(cache, `published-${builtAt}`);
  if (existsSync(folder)) return folder;
  const work = mkdtempSync(path.join(cache, 'publishing-'));
  const build = path.join(work, 'build');
  cpSync(path.join(sites.buildFolder, 'static'), build, { recursive: true });
  execFileSync(process.execPath, ['deploy/compress-files.ts', build]);
  publishFiles(build, path.join(work, 'files'));
  try {
    renameSync(path.join(work, 'files'), folder);
  } catch (error) {
    // Another worker was quicker.
    if (!existsSync(folder)) throw error;
  }
  rmSync(work, { recursive: true });
  return folder;
}
