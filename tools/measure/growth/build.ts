import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { TEMPORARY_BUILD } from '../../../packages/testbed/temporary-site.ts';

export function measureBuild(buildMs: number) {
  const files = readdirSync(path.join(TEMPORARY_BUILD, 'server', 'app'), {
    recursive: true,
    withFileTypes: true,
  }).filter((entry) => entry.isFile());
  const bytes = files.reduce(
    (sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size,
    0,
  );
  return {
    'build, s': buildMs / 1000,
    'prerendered responses': files.filter(({ name }) => /\.(html|body)$/.test(name)).length,
    'size of .next/server/app, kB': bytes / 1000,
  };
}
