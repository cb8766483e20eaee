// node write-search-texts.ts [folder]: writes the texts of the prerendered pages for the search of the site.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { placeTexts } from '../lib/pages/search/place-texts.ts';
import { searchTexts } from '../lib/routes.ts';
import { renamePatiently } from '../scripts/lib/rename.mjs';

/** The search page lists all places itself; posts change after the build. */
const OTHERS = /^\/(?:zoeken|blog(?:\/.*)?)$/;

const [folder = process.env.NEXT_DIST_DIR ?? '.next'] = process.argv.slice(2);
try {
  const texts = pagesOf(path.join(folder, 'server/app')).flatMap(({ url, html }) =>
    placeTexts(html, url),
  );
  if (texts.length === 0) throw new Error('no prerendered page was found');
  writeAtomically(path.join('public', searchTexts.pages), JSON.stringify(texts));
} catch (error) {
  // The search then finds what its list says.
  console.warn(
    `The texts for the search were not written: ${error instanceof Error ? error.message : error}`,
  );
}

/** Pages whose canonical URL is their own, and that search engines may list. */
function pagesOf(prerendered: string) {
  return readdirSync(prerendered, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
    .flatMap((name) => {
      const html = readFileSync(path.join(prerendered, name), 'utf8');
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
      if (!canonical || /<meta name="robots" content="[^"]*noindex/.test(html)) return [];
      const url = new URL(canonical).pathname;
      const isOwn = url === `/${name.replaceAll('\\', '/').replace(/(?:^index)?\.html$/, '')}`;
      return isOwn && !OTHERS.test(url) ? [{ url, html }] : [];
    });
}

/** Builds into several folders may run at the same time. */
function writeAtomically(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, text);
  renamePatiently(part, file);
}
