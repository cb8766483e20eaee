// npm run restore -- <file> [--replace]: restores a backup of `npm run backup` into the embedded Supabase.
import { parseArgs } from 'node:util';
import { DATA_ROOT, EMBEDDED_DATA, makePrivateFolder } from './lib/private-files.ts';
import { step } from './lib/terminal.ts';
import { UserError } from './lib/user-error.ts';

try {
  const { file, replace } = readArguments();
  const { restoreBackup } = await import('./embedded-supabase/restore.ts');
  makePrivateFolder(DATA_ROOT);
  const { manifest, aside } = await step('Restoring the backup', () =>
    restoreBackup({ file, folder: EMBEDDED_DATA, replace }),
  );
  console.log(
    `Restored ${manifest.posts} posts and ${manifest.messages} messages of ${manifest.createdAt}. npm start serves them.`,
  );
  if (aside) console.log(`The previous data is in ${aside}; delete it when you no longer need it.`);
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
}

function readArguments() {
  const usage = 'npm run restore -- <file> [--replace]';
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const [file, ...others] = positionals;
    if (!file || others.length > 0) throw new UserError(usage);
    return { file, replace: values.replace };
  } catch (error) {
    throw error instanceof UserError ? error : new UserError(usage);
  }
}
