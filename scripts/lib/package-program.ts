import { readFileSync } from 'node:fs';
import path from 'node:path';

type Manifest = { bin: string | Record<string, string> };

/**
 * Path of the JavaScript file behind a command of an installed package, for process.execPath. Not the file in
 * `node_modules/.bin`, which on Windows is a shell script.
 */
export function programOf(packageName: string, command = packageName): string {
  const folder = path.join('node_modules', packageName);
  const { bin }: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, (typeof bin === 'string' ? bin : bin[command]) ?? '');
}
