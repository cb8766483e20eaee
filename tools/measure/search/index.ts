// npm run measure:search [-- 10000]: times what the studio asks of the database with so many posts of 4 kB and messages
// of 600 bytes, each with a draft or note in ten; exit code 1 when a list takes a second.
import { readdirSync, readFileSync } from 'node:fs';
import { createEmptyDatabase } from '../../../packages/local-supabase/empty-database.ts';
import { countOf, readArguments } from '../../../scripts/lib/arguments.ts';
import { median } from '../../lib/median.ts';
import { fillMessages, fillPosts } from './rows.ts';

const MIGRATIONS = 'supabase/migrations';
const LIMIT_MS = 1000;
const TIMES = 5;

const usage = 'npm run measure:search [-- 10000]';
const { positionals } = readArguments({ usage, positionals: 1 });
const count = countOf(positionals[0] ?? '10000', usage);
const database = await createEmptyDatabase();
await database.exec('create role anon; create role authenticated; create role service_role;');
for (const file of readdirSync(MIGRATIONS).sort()) {
  await database.exec(readFileSync(`${MIGRATIONS}/${file}`, 'utf8'));
}
const run = (sql: string, parameters: unknown[] = []) => database.query(sql, parameters);
await fillPosts(run, count);
await fillMessages(run, count);
await database.exec('analyze');

const queries = {
  'posts, first page': 'select * from list_studio_posts()',
  'posts, last page': `select * from list_studio_posts('', null, ${Math.max(0, count - 50)})`,
  'posts, one state': "select * from list_studio_posts('', 'concept')",
  'posts, word that none has': "select * from list_studio_posts('xyzzy')",
  'posts, word that all have': "select * from list_studio_posts('de')",
  'posts, three words, public ones': "select * from list_studio_posts('de kiosk scherm', 'live')",
  'messages, first page': 'select * from list_messages()',
  'messages, word that none has': "select * from list_messages('xyzzy')",
  'messages, word that all have': "select * from list_messages('de', 'new')",
  'messages, counts': 'select count_messages()',
};

console.log(`\n${count} posts and messages; milliseconds of one core\n`);
let slowest = 0;
for (const [name, sql] of Object.entries(queries)) {
  const times = [];
  for (let time = 0; time < TIMES; time += 1) {
    const before = process.cpuUsage();
    await run(sql);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  slowest = Math.max(slowest, median(times));
  console.log(`  ${name.padEnd(34)} ${median(times).toFixed(0).padStart(6)}`);
}
await database.close();
process.exitCode = slowest < LIMIT_MS ? 0 : 1;
