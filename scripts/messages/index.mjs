// npm run messages: shows the owner the newest messages. -- 50 shows so many, -- --held shows those that were held (-- --held
// 50: so many), -- --resend mails those that were not mailed yet, -- --delete-old deletes those that the privacy statement no
// longer allows.
import { loadEnvFiles } from '../steps/environment.mjs';
import { askAsOwner, ownersProject } from '../steps/owners-project.mjs';
import { PlainError } from '../steps/plain-error.mjs';
import { resendMessages } from './resend.mjs';
import { countHeldMessages, showMessages } from './show.mjs';

const SHOWN = 20;

const [option = String(SHOWN), argument = String(SHOWN)] = process.argv.slice(2);
/** @param {string} text */
const isCount = (text) => /^[1-9]\d{0,2}$/.test(text);
try {
  loadEnvFiles();
  const project = ownersProject();
  if (option === '--resend') {
    console.log(`${await resendMessages(project, process.env)} messages were mailed.`);
    const held = await countHeldMessages(project);
    if (held) console.log(`Held messages are not mailed: ${held}. npm run messages -- --held`);
  } else if (option === '--delete-old') {
    const count = await askAsOwner(project, 'rpc/delete_old_messages', {
      method: 'POST',
      body: {},
    });
    console.log(`${count} messages were deleted.`);
  } else if (option === '--held' && isCount(argument)) {
    await showMessages(project, Number(argument), true);
  } else if (isCount(option)) {
    await showMessages(project, Number(option), false);
  } else {
    throw new PlainError('npm run messages [-- 50 | --held | --resend | --delete-old]');
  }
} catch (error) {
  console.error(error instanceof PlainError ? error.message : error);
  process.exitCode = 1;
}
