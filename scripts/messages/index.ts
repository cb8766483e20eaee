// npm run messages: shows, exports, deletes and mails contact messages. USAGE lists the options.
import { readArguments } from '../lib/arguments.ts';
import { loadEnvFiles } from '../lib/environment.ts';
import { UserError } from '../lib/user-error.ts';
import { type Project, withAdminClient } from '../lib/with-admin-client.ts';
import { deleteMessagesOf, deleteOldMessages, otherCopies } from './delete.ts';
import { exportMessages } from './export.ts';
import { resendMessages } from './resend.ts';
import { countHeldMessages, showMessages, showMessagesOf } from './show.ts';

const DEFAULT_COUNT = '20';

const USAGE = `npm run messages                             the newest ${DEFAULT_COUNT}; -- 50 shows 50
npm run messages -- --held                   the newest held messages; --held 50 shows 50
npm run messages -- --of jan@example.nl      all messages of one person
npm run messages -- --export csv             writes all messages to a file, or with json; --of: one person; --to: file name
npm run messages -- --delete --of jan@example.nl   deletes the messages of one person; --yes skips the confirmation
npm run messages -- --delete-old             deletes messages that the privacy statement no longer allows
npm run messages -- --resend                 mails messages that were not mailed yet`;

const { values, positionals } = readArguments({
  usage: USAGE,
  options: {
    of: { type: 'string' },
    export: { type: 'string' },
    to: { type: 'string' },
    delete: { type: 'boolean' },
    yes: { type: 'boolean' },
    'delete-old': { type: 'boolean' },
    resend: { type: 'boolean' },
    held: { type: 'boolean' },
  },
  positionals: 1,
});
const [count = DEFAULT_COUNT] = positionals;
const isEmail = values.of === undefined || values.of.includes('@');
if (!/^[1-9]\d{0,2}$/.test(count) || !isEmail) throw new UserError(USAGE);
loadEnvFiles();
await withAdminClient(runCommand);

async function runCommand(project: Project) {
  const email = values.of?.trim();
  if (values.resend) {
    console.log(`${await resendMessages(project, process.env)} messages were mailed.`);
    const held = await countHeldMessages(project);
    if (held) console.log(`Held messages are not mailed: ${held}. npm run messages -- --held`);
  } else if (values['delete-old']) {
    reportDeleted(await deleteOldMessages(project));
  } else if (values.delete) {
    if (!email) throw new UserError(USAGE);
    const deleted = await deleteMessagesOf(project, {
      email,
      isConfirmed: values.yes ?? false,
    });
    if (deleted === undefined) console.log('Nothing was deleted.');
    else reportDeleted(deleted);
  } else if (values.export !== undefined) {
    const { file, count: exported } = await exportMessages(project, {
      format: values.export,
      email,
      file: values.to,
    });
    console.log(`${exported} messages are in ${file}.`);
  } else if (email) {
    await showMessagesOf(project, email);
  } else {
    await showMessages(project, Number(count), values.held ?? false);
  }
}

function reportDeleted(count: number) {
  console.log(`${count} messages were deleted.`);
  const copies = count > 0 ? otherCopies() : [];
  if (copies.length > 0) console.log(`These files may still contain them:\n${copies.join('\n')}`);
}
