// npm run backup [-- folder]: writes posts, messages, bucket files and keys of the embedded Supabase into one file,
// also while the site runs.
import { chmodSync, createWriteStream, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { checkBackup } from '../packages/local-supabase/backup-format.ts';
import { BACKUP_ROUTE } from '../packages/local-supabase/owner-routes.ts';
import { readArguments } from './lib/arguments.ts';
import { loadEnvFiles } from './lib/environment.ts';
import { makePrivateFolder } from './lib/private-files.ts';
import { renamePatiently } from './lib/rename.mjs';
import { UserError } from './lib/user-error.ts';
import {
  callOwnerRoute,
  isHosted,
  type Project,
  withEmbeddedProject,
} from './lib/with-admin-client.ts';

const {
  positionals: [folder = 'backups'],
} = readArguments({ usage: 'npm run backup [-- folder]', positionals: 1 });
loadEnvFiles();
if (isHosted()) {
  throw new UserError(
    'SUPABASE_URL names a hosted project, and this command backs up the embedded one: see docs/backup.md.',
  );
}
if (!existsSync(folder)) makePrivateFolder(folder);
const name = `zuilwerk-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.tar.gz`;
const file = path.join(folder, name);
const manifest = await withEmbeddedProject((project) => backUp(project, file));
console.log(
  `${file}: ${manifest.posts} posts, ${manifest.messages} messages. It contains personal data and the keys of the site.`,
);

/** Creates the file only once it is complete and checked. */
async function backUp(project: Project, file: string) {
  const partial = `${file}.partial`;
  try {
    const { body } = await callOwnerRoute(project, BACKUP_ROUTE);
    if (!body) throw new UserError('The running site sent an empty response.');
    const target = createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true });
    await pipeline(body, target);
    chmodSync(partial, 0o600);
    const manifest = await checkBackup(partial);
    renamePatiently(partial, file);
    return manifest;
  } finally {
    rmSync(partial, { force: true });
  }
}
