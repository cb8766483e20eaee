import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { supabaseCommands } from '../../scripts/test/supabase-commands.ts';
import type { createCli } from './cli.ts';
import type { startPostgres } from './postgres.ts';
import { differencesFromDocument, type Warning, warningsIn } from './warnings.ts';

type Machine = {
  postgres: Awaited<ReturnType<typeof startPostgres>>;
  cli: ReturnType<typeof createCli>;
  /** The same in a folder with the earlier migrations. */
  earlierCli: ReturnType<typeof createCli>;
};

const NEW = 'postgres';
const OLDER = 'older';

const SCHEMA_OF_PG_NET =
  "select nspname from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_net'";

/** The advisor of the dashboard has two checks that the CLI lacks. */
const DEFINERS = `
  select role || '_security_definer_function_executable', proname
  from pg_proc, unnest('{anon,authenticated}'::text[]) as role
  where pronamespace = 'public'::regnamespace and prosecdef and has_function_privilege(role, pg_proc.oid, 'execute')`;

/** The commands and flags of our documentation exist. */
export async function checkCommands({ cli }: Machine) {
  for (const [command, flags] of Object.entries(supabaseCommands)) {
    const { output } = await cli(...command.split(' '), '--help');
    const missing = flags.filter((flag) => !output.includes(flag));
    assert.deepEqual(missing, [], `supabase ${command} has no ${missing}`);
  }
}

/** Every migration runs twice, and the second run changes nothing. */
export async function checkNewProject(machine: Machine) {
  const { query, runFile, schemaOf } = machine.postgres;
  await runFile(NEW, 'tools/hosted/roles.sql');
  await runFile(NEW, 'tools/hosted/project.sql');
  await query(NEW, `create database ${OLDER} template ${NEW}`);
  for (const database of [NEW, OLDER]) {
    await query(database, `grant all on database ${database} to postgres`);
  }

  await push(machine, NEW, '--include-seed');
  const posts = () => query(NEW, 'select count(*), max(updated_at) from public.posts');
  const before = { schema: await schemaOf(NEW), posts: await posts() };
  await query(NEW, 'truncate supabase_migrations.schema_migrations');
  await push(machine, NEW);
  const changed = differences(before.schema, await schemaOf(NEW));
  assert.deepEqual(changed, [], `the second run changed the schema:\n${changed.join('\n')}`);
  assert.equal(await posts(), before.posts, 'the second run changed posts');

  const missing = await query(NEW, 'select * from public.missing_jobs()');
  assert.equal(missing, '', `missing jobs: ${missing}`);
  assert.equal(await query(NEW, SCHEMA_OF_PG_NET), 'extensions', 'pg_net is in another schema');
}

/**
 * A project that ran the earlier migrations gets the schema of a new one by the commands of docs/upgrading.md. It already
 * uses pg_net, and its pg_cron accepts no job: it loses nothing and tells its jobs.
 */
export async function checkOlderProject(machine: Machine) {
  const { query, runFile, schemaOf } = machine.postgres;
  await runFile(OLDER, 'tools/hosted/older-project.sql');
  await push({ ...machine, cli: machine.earlierCli }, OLDER, '--include-seed');
  const posts = () => query(OLDER, 'select count(*), max(updated_at) from public.posts');
  const before = await posts();
  const refused = await machine.cli('db', 'push', '--db-url', machine.postgres.urlOf(OLDER));
  assert.match(refused.output, /Remote migration versions not found/);
  // The commands may name a migration that the project never had.
  await query(
    OLDER,
    "delete from supabase_migrations.schema_migrations where version = '20261126010500'",
  );
  for (const command of documentedCommands()) {
    console.log((await runOn(machine, OLDER, command)).trim());
  }
  assert.equal(await posts(), before, 'the migrations changed posts');
  const changed = differences(await schemaOf(NEW), await schemaOf(OLDER));
  const unexpected = changed.filter((line) => !line.includes('pg_net'));
  assert.deepEqual(unexpected, [], `not as a new project:\n${unexpected.join('\n')}`);
  assert.equal(await query(OLDER, SCHEMA_OF_PG_NET), 'public', 'pg_net was created anew');
  const waiting = await query(OLDER, 'select count(*) from net.http_request_queue');
  assert.equal(waiting, '1', 'the request that waited is gone');
  const missing = await query(OLDER, 'select * from public.missing_jobs()');
  assert.match(missing, /delete-old-messages\|schedule/, 'the missing job is not named');
  const problem = await query(OLDER, 'select distinct problem from private.jobs');
  assert.equal(problem, 'no job is accepted', 'the reason is not kept');
}

/** docs/security.md explains each warning, and none that is not shown. */
export async function checkWarnings(machine: Machine) {
  const definers = await machine.postgres.query(NEW, DEFINERS);
  const warnings: Warning[] = definers.split('\n').map((row) => {
    const [check = '', on = ''] = row.split('|');
    return { check, on, detail: '' };
  });
  for (const database of [NEW, OLDER]) {
    for (const command of [
      ['db', 'lint', '--level', 'warning'],
      ['db', 'advisors', '--type', 'all', '--level', 'info'],
    ]) {
      const found = warningsIn(await runOn(machine, database, command));
      for (const { check, on, detail } of found) console.log(`${check}: ${on}: ${detail}`);
      warnings.push(...found);
    }
  }
  const differences = differencesFromDocument(warnings);
  assert.deepEqual(differences, [], `docs/security.md:\n${differences.join('\n')}`);
}

/** The commands of docs/upgrading.md for a project that ran the earlier migrations. */
function documentedCommands(): string[][] {
  const [, block = ''] =
    /^```\n(npx supabase migration repair .*?)^```/ms.exec(
      readFileSync('docs/upgrading.md', 'utf8'),
    ) ?? [];
  return block
    .trim()
    .split('\n')
    .map((line) => line.replace('npx supabase ', '').split(' '));
}

/** The lines that only one of two schemas has. */
function differences(one: string[], other: string[]): string[] {
  return [
    ...one.filter((line) => !other.includes(line)),
    ...other.filter((line) => !one.includes(line)),
  ];
}

async function push(machine: Machine, database: string, ...options: string[]) {
  console.log((await runOn(machine, database, ['db', 'push', ...options])).trim());
}

async function runOn({ postgres, cli }: Machine, database: string, command: string[]) {
  console.log(`\n> supabase ${command.join(' ')} (${database})`);
  const { code, output } = await cli(...command, '--db-url', postgres.urlOf(database));
  assert.equal(code, 0, output);
  return output;
}
