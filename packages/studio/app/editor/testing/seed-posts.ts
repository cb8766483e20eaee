import { readFileSync } from 'node:fs';

/** The example posts of a fresh clone. */
export function readSeedPosts(): { slug: string; html: string }[] {
  const seed = readFileSync('supabase/seed.sql', 'utf8');
  return Array.from(
    seed.matchAll(/values \('([a-z-]+)'[\s\S]*?\$html\$([\s\S]*?)\$html\$/g),
    ([, slug = '', html = '']) => ({ slug, html }),
  );
}
