// npm run measure:editors: many people type, publish and upload in one hosted studio, which can be killed meanwhile with its
// database; exit code 1 when a text or a picture that was confirmed is lost.
import { setTimeout as wait } from 'node:timers/promises';
import { countOf, readArguments } from '../../../scripts/lib/arguments.ts';
import { exitOnSignal } from '../../../scripts/lib/processes.ts';
import { type Editor, startEditor } from './editor.ts';
import { createKillableHost } from './killable-host.ts';

/** Typing goes on for so long after a start, so that a kill comes among saves. */
const TYPING_MS = 3000;

exitOnSignal();
const usage = 'npm run measure:editors [-- --editors 50 --minutes 10 --kills 0]';
const { values } = readArguments({
  usage,
  options: {
    editors: { type: 'string', default: '50' },
    minutes: { type: 'string', default: '10' },
    kills: { type: 'string', default: '0' },
  },
});
const editorCount = countOf(values.editors, usage);
const minutes = countOf(values.minutes, usage);
const kills = values.kills === '0' ? 0 : countOf(values.kills, usage);

const host = await createKillableHost();
await host.start();
const editors: Editor[] = [];
// One after the other: each sign-in makes a preview token and a post.
for (let index = 0; index < editorCount; index += 1) {
  editors.push(await startEditor(host, `Redacteur ${index + 1}`));
}
const endsAt = Date.now() + minutes * 60_000;
console.log(
  `\n${editorCount} editors type, publish and upload for ${minutes} min, ${kills} kills\n`,
);

let lostAtKills = 0;
for (let kill = 0; kill < kills; kill += 1) {
  const left = endsAt - Date.now();
  await wait(TYPING_MS + Math.random() * Math.max(0, (2 * left) / (kills - kill) - 2 * TYPING_MS));
  await host.kill();
  await host.start();
  lostAtKills += await lostTexts();
  if (process.stderr.isTTY) process.stderr.write(`\r  ${kill + 1} of ${kills}`);
}
await wait(Math.max(0, endsAt - Date.now()));
await Promise.all(editors.map((editor) => editor.stop()));
const lostAtEnd = await lostTexts();
const lostPictures = await sum((editor) => editor.lostPictures());
await host.kill();

const saves = editors.flatMap((editor) => editor.saves);
const percentiles = (times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, max ${at(1)}`;
};
const total = (count: (editor: Editor) => number) =>
  editors.reduce((result, editor) => result + count(editor), 0);
console.log(`  saves                        ${saves.length}`);
console.log(`  publications                 ${total((editor) => editor.published)}`);
console.log(`  uploads                      ${total((editor) => editor.uploaded)}`);
console.log(`  refused or unanswered        ${total((editor) => editor.failed)}`);
console.log(`  ms of a save                 ${percentiles(saves.map(({ ms }) => ms))}`);
console.log(
  `  of which the database        ${percentiles(saves.map(({ databaseMs }) => databaseMs))}`,
);
console.log(
  `  a save without the database  ${percentiles(saves.map(({ ms, databaseMs }) => ms - databaseMs))}`,
);
console.log(`  confirmed texts lost         ${lostAtEnd} of ${editorCount} at the end`);
if (kills > 0) console.log(`                               ${lostAtKills} after ${kills} kills`);
console.log(`  confirmed pictures lost      ${lostPictures}`);
process.exit(lostAtEnd + lostAtKills + lostPictures === 0 ? 0 : 1);

function lostTexts() {
  return sum(async (editor) => ((await editor.isLost()) ? 1 : 0));
}

async function sum(count: (editor: Editor) => Promise<number>) {
  const counts = await Promise.all(editors.map(count));
  return counts.reduce((result, one) => result + one, 0);
}
