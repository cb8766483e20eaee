// npm run test:hosted: the migrations with the real Supabase CLI on a real Postgres. No part of `npm test`: it downloads
// 136 MB, and installs Postgres where it is missing.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { earlierMigrations } from '../../packages/testbed/earlier-migrations.ts';
import { readArguments } from '../../scripts/lib/arguments.ts';
import { exitOnSignal } from '../../scripts/lib/processes.ts';
import { step } from '../../scripts/lib/terminal.ts';
import { UserError } from '../../scripts/lib/user-error.ts';
import { checkCommands, checkNewProject, checkOlderProject, checkWarnings } from './checks.ts';
import { createCli, downloadCli } from './cli.ts';
import { startPostgres } from './postgres.ts';

exitOnSignal();
readArguments({ usage: 'npm run test:hosted' });
try {
  const file = await step('Fetching the Supabase CLI', downloadCli);
  const postgres = await step('Starting Postgres', startPostgres);
  console.log(`  Postgres ${postgres.version}`);
  const project = path.join(postgres.folder, 'project');
  const earlier = path.join(postgres.folder, 'earlier');
  const copyTo = (folder: string, parts: string[]) => {
    for (const part of parts)
      cpSync(`supabase/${part}`, path.join(folder, 'supabase', part), { recursive: true });
  };
  copyTo(project, ['config.toml', 'migrations', 'seed.sql']);
  copyTo(earlier, ['config.toml', 'seed.sql']);
  mkdirSync(path.join(earlier, 'supabase/migrations'));
  for (const { name, sql } of earlierMigrations())
    writeFileSync(path.join(earlier, `supabase/migrations/${name}.sql`), sql);
  const home = path.join(postgres.folder, 'home');
  mkdirSync(home);
  const machine = {
    postgres,
    cli: createCli(file, { home, project }),
    earlierCli: createCli(file, { home, project: earlier }),
  };

  await checkCommands(machine);
  await checkNewProject(machine);
  await checkOlderProject(machine);
  await checkWarnings(machine);
  console.log('\nEvery check passed.');
} catch (error) {
  const isExpected = error instanceof UserError || (error as Error).name === 'AssertionError';
  console.error(isExpected ? `\n${(error as Error).message}` : error);
  process.exitCode = 1;
}
// Postgres ends with this process.
process.exit();
