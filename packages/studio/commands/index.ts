// npm run studio: the application in which editors write and the owner answers, on this machine only. USAGE lists the
// options.

import { readArguments } from '../../../scripts/lib/arguments.ts';
import { loadEnvFiles } from '../../../scripts/lib/environment.ts';
import { installPackages } from '../../../scripts/lib/install.ts';
import { UserError } from '../../../scripts/lib/user-error.ts';
import type { StudioRole } from '../keys/studio-key.ts';
import { runStudio } from './run.ts';

const USAGE = `npm run studio                                starts it, on the embedded data or on the project of .env.local
npm run studio -- --new-key editor "Anna"     makes a key for a person, valid for a year; or owner
npm run studio -- --revoke-key "Anna"         ends the present keys of a person, or one key by its id`;

const {
  values: { 'new-key': newKey, 'revoke-key': revokeKey },
  positionals: [name],
} = readArguments({
  usage: USAGE,
  options: { 'new-key': { type: 'string' }, 'revoke-key': { type: 'string' } },
  positionals: 1,
});
loadEnvFiles();
await runCommand();

async function runCommand() {
  const isComplete = (newKey === undefined) === (name === undefined) && revokeKey !== '';
  if (!isComplete || (newKey !== undefined && !isRole(newKey))) throw new UserError(USAGE);
  if (newKey === undefined && revokeKey === undefined) return runStudio();
  await installPackages();
  // A static import would fail before the packages are installed.
  const keys = await import('./keys.ts');
  if (newKey) await keys.makeKey(newKey, name ?? '');
  if (revokeKey) await keys.revokeKey(revokeKey);
}

function isRole(text: string): text is StudioRole {
  return text === 'editor' || text === 'owner';
}
