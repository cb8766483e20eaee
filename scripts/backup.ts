// npm run backup [-- folder]: writes posts, messages, bucket files and keys of the embedded Supabase into one file,
// also while the site runs.
import { chmodSync, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { checkBackup } from './embedded-supabase/backup-format.ts';
import { BACKUP_ROUTE } from './embedded-supabase/owner-routes.ts';
import { loadEnvFiles } from './lib/environment.ts';
import { makePrivateFolder } from './lib/private-files.ts';
import { UserError } from './lib/user-error.ts';
import {
  callOwnerRoute,
  isHosted,
  type Project,
  withEmbeddedProject,
} from './lib/with-admin-client.ts';

const [folder = 'backups'] = process.argv.slice(2);
try {
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
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
}

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
    renameSync(partial, file);
    return manifest;
  } finally {
    rmSync(partial, { force: true });
  }
}
