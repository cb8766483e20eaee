import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ENDINGS = ['.html', '.body'];

/**
 * The page or feed that a running site rendered last, or '' when it rendered none. Read from disk,
 * because a request would revalidate a stale page.
 * @param buildFolder of the running site
 * @param pathname such as `/blog`
 */
export function storedPage(buildFolder: string, pathname: string): string {
  const copies = path.join(buildFolder, 'server/route-cache');
  if (!existsSync(copies)) return '';
  for (const kind of readdirSync(copies)) {
    for (const route of readdirSync(path.join(copies, kind))) {
      const name = path.join(copies, kind, route, '$', pathname === '/' ? 'index' : pathname);
      const file = ENDINGS.map((ending) => name + ending).find(existsSync);
      if (file) return readFileSync(file, 'utf8');
    }
  }
  return '';
}
