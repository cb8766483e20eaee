// npm run measure:studio: kills the studio and its database while somebody types, and counts what is gone
// after the next start; exit code 1 when a text that was confirmed as saved is lost.
import { setTimeout as wait } from 'node:timers/promises';
import type { StudioPost } from '../../../packages/studio/shared/api.ts';
import { countOf, readArguments } from '../../../scripts/lib/arguments.ts';
import { exitOnSignal } from '../../../scripts/lib/processes.ts';
import { createKillableStudio } from './killable-studio.ts';
import { callStudio, startTyping } from './typist.ts';

/** Every other kill is at a random moment of typing, ... */
const TYPING_MS = 3000;
/** ... the others while a save is on its way, which takes about this long. */
const SAVE_MS = 40;

exitOnSignal();
const usage = 'npm run measure:studio [-- <kills>]';
const { positionals } = readArguments({ usage, positionals: 1 });
const count = countOf(positionals[0] ?? '100', usage);
const studio = await createKillableStudio();
let url = await studio.start();
const { id } = await callStudio<StudioPost>(url, 'POST', 'posts');
const secondsLost: number[] = [];
let confirmedLost = 0;

console.log(`\n${count} kills while somebody types\n`);
for (let kill = 0; kill < count; kill += 1) {
  const before = await callStudio<StudioPost>(url, 'GET', `posts/${id}`);
  const typing = startTyping(url, before);
  if (kill % 2 === 0) {
    await wait(Math.random() * TYPING_MS);
  } else {
    await typing.nextSave();
    await wait(Math.random() * SAVE_MS);
  }
  const killedAt = performance.now();
  const { confirmed, opened, typedAt } = typing.stop();
  await studio.kill();
  url = await studio.start();
  const after = await callStudio<StudioPost>(url, 'GET', `posts/${id}`);
  const stored = after.draft?.content.length ?? 0;
  if (stored < confirmed) confirmedLost += 1;
  const firstLost = typedAt[stored - opened];
  secondsLost.push(firstLost === undefined ? 0 : (killedAt - firstLost) / 1000);
  if (process.stderr.isTTY) process.stderr.write(`\r  ${kill + 1} of ${count}`);
}
await studio.kill();

const sorted = secondsLost.toSorted((a, b) => a - b);
const percentile = (share: number) => (sorted[Math.ceil(count * share) - 1] ?? 0).toFixed(2);
console.log(`  confirmed as saved, and lost   ${confirmedLost} of ${count}`);
console.log(
  `  seconds of typing lost         p50 ${percentile(0.5)}, p95 ${percentile(0.95)}, max ${percentile(1)}`,
);
process.exitCode = confirmedLost === 0 ? 0 : 1;
