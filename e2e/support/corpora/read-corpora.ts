import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'e2e/support/corpora';

export function readCorpora(): { name: string; payloads: string[] }[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      name: path.basename(file, '.json'),
      payloads: JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')),
    }));
}
