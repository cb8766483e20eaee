import { list } from 'tar';
import { UserError } from '../lib/user-error.ts';

/** Raised when an older version of the site could no longer restore what a newer one writes. */
export const BACKUP_FORMAT = 1;

const NAMES = /^(backup\.json|database\.sql|posts-and-messages\.sql|settings\.json|storage\/.*)$/;
const NEEDED = ['database.sql', 'settings.json'];

/** `files` and `bytes` count everything but the manifest itself */
export type Manifest = {
  format: number;
  createdAt: string;
  siteVersion: string;
  postgres: string;
  newestMigration: string;
  posts: number;
  messages: number;
  files: number;
  bytes: number;
};

/**
 * Reads a backup from beginning to end without unpacking it.
 * @throws {UserError} when it is cut off, damaged, or no backup of this site
 */
export async function checkBackup(file: string): Promise<Manifest> {
  const odd: string[] = [];
  const files: Map<string, number> = new Map();
  const manifestParts: Buffer[] = [];
  try {
    await list({
      file,
      strict: true,
      onReadEntry(entry) {
        const isFile = entry.type === 'File';
        const isKnown = NAMES.test(entry.path) && !entry.path.split('/').includes('..');
        if (!isKnown || (!isFile && entry.type !== 'Directory')) odd.push(entry.path);
        else if (entry.path === 'backup.json') entry.on('data', (part) => manifestParts.push(part));
        else if (isFile) files.set(entry.path, entry.size);
      },
    });
  } catch (error) {
    throw unusable(file, error instanceof Error ? error.message : String(error));
  }
  if (odd.length > 0) throw unusable(file, `it holds "${odd[0]}"`);
  const manifest = readManifest(file, Buffer.concat(manifestParts).toString());
  const bytes = Array.from(files.values()).reduce((sum, size) => sum + size, 0);
  const isWhole = files.size === manifest.files && bytes === manifest.bytes;
  if (!isWhole || !NEEDED.every((name) => files.has(name)))
    throw unusable(file, 'parts are missing');
  return manifest;
}

function readManifest(file: string, text: string): Manifest {
  let manifest;
  try {
    manifest = JSON.parse(text);
  } catch {
    throw unusable(file, 'it has no backup.json');
  }
  if (manifest.format !== BACKUP_FORMAT) {
    throw unusable(file, `its format is ${manifest.format}, this version reads ${BACKUP_FORMAT}`);
  }
  return manifest;
}

function unusable(file: string, reason: string) {
  return new UserError(`${file} cannot be used as a backup: ${reason}.`);
}
