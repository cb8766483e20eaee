import { list } from 'tar';
import { UserError } from '../../scripts/lib/user-error.ts';

/** Increased when older versions of the site cannot restore the backups of newer ones. */
export const BACKUP_FORMAT = 1;

const ALLOWED = /^(backup\.json|database\.sql|posts-and-messages\.sql|settings\.json|storage\/.*)$/;
const REQUIRED = ['database.sql', 'settings.json'];

/** Content of backup.json; `files` and `bytes` count everything but that file. */
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

/** @throws {UserError} when the file is truncated, damaged, or not a backup of this site */
export async function checkBackup(file: string): Promise<Manifest> {
  const unexpected: string[] = [];
  const sizes = new Map<string, number>();
  const manifestParts: Buffer[] = [];
  try {
    await list({
      file,
      strict: true,
      onReadEntry(entry) {
        const isFile = entry.type === 'File';
        const isKnown = ALLOWED.test(entry.path) && !entry.path.split('/').includes('..');
        if (!isKnown || (!isFile && entry.type !== 'Directory')) unexpected.push(entry.path);
        else if (entry.path === 'backup.json') entry.on('data', (part) => manifestParts.push(part));
        else if (isFile) sizes.set(entry.path, entry.size);
      },
    });
  } catch (error) {
    throw unusable(file, error instanceof Error ? error.message : String(error));
  }
  if (unexpected.length > 0) throw unusable(file, `it contains "${unexpected[0]}"`);
  const manifest = readManifest(file, Buffer.concat(manifestParts).toString());
  const bytes = Array.from(sizes.values()).reduce((sum, size) => sum + size, 0);
  const isComplete = sizes.size === manifest.files && bytes === manifest.bytes;
  if (!isComplete || !REQUIRED.every((name) => sizes.has(name)))
    throw unusable(file, 'parts are missing');
  return manifest;
}

function readManifest(file: string, text: string): Manifest {
  let manifest: Manifest;
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
