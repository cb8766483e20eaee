// node strip-encryption-key.ts <folder>: removes the encryption key of server actions from the build output, so that no
// image contains it. The server reads it from NEXT_SERVER_ACTIONS_ENCRYPTION_KEY.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [folder = '.'] = process.argv.slice(2);
for (const name of readdirSync(folder)) {
  if (!name.startsWith('server-reference-manifest.')) continue;
  const file = path.join(folder, name);
  // The manifest in the .js file is a string literal, with escaped quotes.
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/(encryptionKey\\?":\s*\\?")[^"\\]+/, '$1'));
}
