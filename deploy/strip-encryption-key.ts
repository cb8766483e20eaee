// node strip-encryption-key.ts <folder>: takes the key of the server actions out of what Next built, so that it is in no
// image. The server gets it from its environment.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [folder = '.'] = process.argv.slice(2);
for (const name of readdirSync(folder)) {
  if (!name.startsWith('server-reference-manifest.')) continue;
  const file = path.join(folder, name);
  // In the .js file the whole is a text in quotes.
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/(encryptionKey\\?":\s*\\?")[^"\\]+/, '$1'));
}
