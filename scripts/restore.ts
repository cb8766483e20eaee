// npm run restore: restores a backup of `npm run backup` into the embedded Supabase.
import { readArguments } from './lib/arguments.ts';
import { DATA_ROOT, EMBEDDED_DATA, makePrivateFolder } from './lib/private-files.ts';
import { step } from './lib/terminal.ts';
import { UserError } from './lib/user-error.ts';

const usage = 'npm run restore -- <file> [--replace]';
const { values, positionals } = readArguments({
  usage,
  options: { replace: { type: 'boolean', default: false } },
  positionals: 1,
});
const [file] = positionals;
if (!file) throw new UserError(usage);

const { restoreBackup } = await import('../packages/local-supabase/restore.ts');
makePrivateFolder(DATA_ROOT);
const { manifest, aside } = await step('Restoring the backup', () =>
  restoreBackup({ file, folder: EMBEDDED_DATA, replace: values.replace }),
);
console.log(
  `Restored ${manifest.posts} posts and ${manifest.messages} messages of ${manifest.createdAt}. npm start serves them.`,
);
if (aside) console.log(`The previous data is in ${aside}; delete it when you no longer need it.`);
