import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishFiles } from '../../deploy/publish-files.mjs';
import { startNginx } from '../../scripts/system-packages/nginx.mjs';
import { sites } from './sites';

export type Nginx = Awaited<ReturnType<typeof startNginx>>;

/** nginx before the site under test, with the files of its build as a container publishes them. */
export async function startNginxBefore(siteUrl: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'published-'));
  const build = path.join(folder, 'build');
  cpSync(path.join(sites.buildFolder, 'static'), build, { recursive: true });
  execFileSync(process.execPath, ['deploy/compress-files.mjs', build]);
  const files = path.join(folder, 'files');
  publishFiles(build, files);
  const nginx = await startNginx({ instances: [siteUrl], files });
  return {
    ...nginx,
    async stop() {
      await nginx.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
