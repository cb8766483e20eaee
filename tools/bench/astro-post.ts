import { cpSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { titleFromSlug } from '../../lib/posts/title.ts';
import type { Backend } from '../../packages/testbed/temporary-site.ts';
import { npmCommand } from '../../scripts/lib/npm.mjs';
import { runOrFail } from '../../scripts/lib/processes.ts';

const PROJECT = path.join(import.meta.dirname, 'astro-post');
const ASTRO = path.join(PROJECT, 'node_modules/astro/bin/astro.mjs');

export const ASTRO_PATH = '/astro';

/** `folder` is served as the root. */
type AstroPostOptions = { backend: Backend; slug: string; folder: string };

/** Builds a post as Astro would: text, style, font and picture, and no script. Astro takes 155 MB, so it is installed here. */
export async function buildAstroPost({ backend, slug, folder }: AstroPostOptions) {
  if (!existsSync(ASTRO)) {
    await runOrFail(
      'npm ci',
      ...npmCommand(['ci', '--prefix', PROJECT, '--no-audit', '--no-fund']),
    );
  }
  const query = new URLSearchParams({
    slug: `eq.${slug}`,
    select: 'excerpt,content,published_at,image_url,image_alt',
  });
  const response = await fetch(`${backend.url}/rest/v1/posts?${query}`, {
    headers: { apikey: backend.publishableKey },
  });
  const [row] = await response.json();
  const file = path.join(folder, '..', 'astro-post.json');
  writeFileSync(file, JSON.stringify({ ...row, title: titleFromSlug(slug) }));
  const args = ['build', '--root', PROJECT, '--base', ASTRO_PATH];
  await runOrFail('astro build', process.execPath, [ASTRO, ...args], {
    ASTRO_POST: file,
    ASTRO_TELEMETRY_DISABLED: '1',
  });
  cpSync(path.join(PROJECT, 'dist'), path.join(folder, ASTRO_PATH), { recursive: true });
}
