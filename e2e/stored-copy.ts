import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The copy that a site keeps of a page or a feed, '' when there is none. Read where Next writes it:
 * looking is no visit, which would have an old page renewed.
 * @param buildFolder of the running site
 * @param address its path, such as `/blog`
 */
export function storedCopy(buildFolder: string, address: string): string {
  const name = path.join(buildFolder, 'server/app', address === '/' ? 'index' : address);
  const file = [`${name}.html`, `${name}.body`].find(existsSync);
  return file ? readFileSync(file, 'utf8') : '';
}
