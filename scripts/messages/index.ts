// npm run messages: finds, exports and deletes messages for the owner. USAGE below names the options.

import { parseArgs } from 'node:util';
import { loadEnvFiles } from '../lib/environment.ts';
import { UserError } from '../lib/user-error.ts';
import type { Project } from '../lib/with-admin-client.ts';
import { withAdminClient } from '../lib/with-admin-client.ts';
import { deleteMessagesOf, deleteOldMessages, otherCopies } from './delete.ts';
import { exportMessages } from './export.ts';
import { resendMessages } from './resend.ts';
import { countHeldMessages, showMessages, showMessagesOf } from './show.ts';

const SHOWN = '20';

const USAGE = `npm run messages                             the newest ${SHOWN}; -- 50: fifty
npm run messages -- --held                   the newest of those that were held; --held 50: fifty
npm run messages -- --of jan@example.nl      those of one person
npm run messages -- --export csv             all into a file; or json; with --of: those of one person; --to names the file
npm run messages -- --delete --of jan@example.nl   deletes those of one person; --yes asks nothing
npm run messages -- --delete-old             deletes those that the privacy statement no longer allows
npm run messages -- --resend                 mails those that were not mailed yet`;

try {
  loadEnvFiles();
  const { values, count } = readArguments();
  await withAdminClient((project) => carryOut(project, values, count));
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
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
    });
    const [count = SHOWN, ...others] = positionals;
    const isCount = others.length === 0 && /^[1-9]\d{0,2}$/.test(count);
    const isAddress = values.of === undefined || values.of.includes('@');
    if (isCount && isAddress) return { values, count: Number(count) };
  } catch {
    // An option that there is not.
  }
  throw new UserError(USAGE);
}

async function carryOut(
  project: Project,
  values: ReturnType<typeof readArguments>['values'],
  count: number,
) {
  const address = values.of?.trim();
  if (values.resend) {
    console.log(`${await resendMessages(project, process.env)} messages were mailed.`);
    const held = await countHeldMessages(project);
    if (held) console.log(`Held messages are not mailed: ${held}. npm run messages -- --held`);
  } else if (values['delete-old']) {
    reportDeleted(await deleteOldMessages(project));
  } else if (values.delete) {
    if (!address) throw new UserError(USAGE);
    const deleted = await deleteMessagesOf(project, {
      address,
      isConfirmed: values.yes ?? false,
    });
    if (deleted === undefined) console.log('Nothing was deleted.');
    else reportDeleted(deleted);
  } else if (values.export !== undefined) {
    const { file, count: exported } = await exportMessages(project, {
      format: values.export,
      address,
      file: values.to,
    });
    console.log(`${exported} messages are in ${file}.`);
  } else if (address) {
    await showMessagesOf(project, address);
  } else {
    await showMessages(project, count, values.held ?? false);
  }
}

function reportDeleted(count: number) {
  console.log(`${count} messages were deleted.`);
  const copies = count > 0 ? otherCopies() : [];
  if (copies.length > 0) console.log(`These may still hold them:\n${copies.join('\n')}`);
}
