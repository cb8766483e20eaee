import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Of pages, and of routes such as a feed. */
const ENDINGS = ['.html', '.body'];

/**
 * The copy of a page or a feed that a running site made last, '' when it made none. Read where Next
 * writes it: looking is no visit, which would have an old page renewed.
 * @param buildFolder of the running site
 * @param address its path, such as `/blog`
 */
export function storedCopy(buildFolder: string, address: string): string {
  const copies = path.join(buildFolder, 'server/route-cache');
  if (!existsSync(copies)) return '';
  for (const kind of readdirSync(copies)) {
    for (const route of readdirSync(path.join(copies, kind))) {
      const name = path.join(copies, kind, route, '$', address === '/' ? 'index' : address);
      const file = ENDINGS.map((ending) => name + ending).find(existsSync);
      if (file) return readFileSync(file, 'utf8');
    }
  }
  return '';
}
