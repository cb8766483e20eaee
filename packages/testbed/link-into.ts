import { copyFileSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Makes a folder or file of the project available in another folder, also on Windows, where only folders can be linked without special rights. */
export function linkInto(folder: string, part: string) {
  const [from, to] = [path.resolve(part), path.join(folder, path.basename(part))];
  if (statSync(from).isDirectory()) symlinkSync(from, to, 'junction');
  else copyFileSync(from, to);
}
