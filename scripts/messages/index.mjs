// npm run messages: shows the owner the newest messages. -- 50 shows so many, -- --resend mails those that
// were not mailed yet, -- --delete-old deletes those that the privacy statement no longer allows.
import { loadEnvFiles } from '../steps/environment.mjs';
import { askAsOwner, ownersProject } from '../steps/owners-project.mjs';
import { PlainError } from '../steps/plain-error.mjs';
import { resendMessages } from './resend.mjs';
import { showMessages } from './show.mjs';

const SHOWN = 20;

const [option = String(SHOWN)] = process.argv.slice(2);
try {
  loadEnvFiles();
  const project = ownersProject();
  if (option === '--resend') {
    console.log(`${await resendMessages(project, process.env)} messages were mailed.`);
  } else if (option === '--delete-old') {
    const count = await askAsOwner(project, 'rpc/delete_old_messages', {
      method: 'POST',
      body: {},
    });
    console.log(`${count} messages were deleted.`);
  } else if (/^[1-9]\d{0,2}$/.test(option)) {
    await showMessages(project, Number(option));
  } else {
    throw new PlainError('npm run messages [-- 50 | --resend | --delete-old]');
  }
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
}
