import assert from 'node:assert/strict';
import { supabaseCommands } from '../../scripts/test/supabase-commands.ts';
import type { createCli } from './cli.ts';
import type { startPostgres } from './postgres.ts';
import { differencesFromDocument, type Warning, warningsIn } from './warnings.ts';

type Machine = {
  postgres: Awaited<ReturnType<typeof startPostgres>>;
  cli: ReturnType<typeof createCli>;
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
export async function checkNewProject({ postgres, cli }: Machine) {
  const { query, runFile, schemaOf } = postgres;
  await runFile(NEW, 'tools/hosted/roles.sql');
  await runFile(NEW, 'tools/hosted/project.sql');
  await query(NEW, `create database ${OLDER} template ${NEW}`);
  for (const database of [NEW, OLDER]) {
    await query(database, `grant all on database ${database} to postgres`);
  }

  await push({ postgres, cli }, NEW, '--include-seed');
  const posts = () => query(NEW, 'select count(*), max(updated_at) from public.posts');
  const before = { schema: await schemaOf(NEW), posts: await posts() };
  await query(NEW, 'truncate supabase_migrations.schema_migrations');
  await push({ postgres, cli }, NEW);
  const schema = await schemaOf(NEW);
  const changed = [
    ...schema.filter((line) => !before.schema.includes(line)),
    ...before.schema.filter((line) => !schema.includes(line)),
  ];
  assert.deepEqual(changed, [], `the second run changed the schema:\n${changed.join('\n')}`);
  assert.equal(await posts(), before.posts, 'the second run changed posts');

  const missing = await query(NEW, 'select * from public.missing_jobs()');
  assert.equal(missing, '', `missing jobs: ${missing}`);
  assert.equal(await query(NEW, SCHEMA_OF_PG_NET), 'extensions', 'pg_net is in another schema');
}

/** A project that already uses pg_net, and whose pg_cron accepts no job, loses nothing and tells its jobs. */
export async function checkOlderProject({ postgres, cli }: Machine) {
  const { query, runFile } = postgres;
  await runFile(OLDER, 'tools/hosted/older-project.sql');
  await push({ postgres, cli }, OLDER);
  assert.equal(await query(OLDER, SCHEMA_OF_PG_NET), 'public', 'pg_net was created anew');
  const waiting = await query(OLDER, 'select count(*) from net.http_request_queue');
  assert.equal(waiting, '1', 'the request that waited is gone');
  const missing = await query(OLDER, 'select * from public.missing_jobs()');
  assert.match(missing, /delete-old-messages\|schedule/, 'the missing job is not named');
  const problem = await query(OLDER, 'select distinct problem from private.jobs');
  assert.equal(problem, 'no job is accepted', 'the reason is not kept');
}

/** docs/security.md explains each warning, and none that is not shown. */
export async function checkWarnings({ postgres, cli }: Machine) {
  const definers = await postgres.query(NEW, DEFINERS);
  const warnings: Warning[] = definers.split('\n').map((row) => {
    const [check = '', on = ''] = row.split('|');
    return { check, on, detail: '' };
  });
  for (const database of [NEW, OLDER]) {
    for (const command of [
      ['db', 'lint', '--level', 'warning'],
      ['db', 'advisors', '--type', 'all', '--level', 'info'],
    ]) {
      const found = warningsIn(await runOn({ postgres, cli }, database, command));
      for (const { check, on, detail } of found) console.log(`${check}: ${on}: ${detail}`);
      warnings.push(...found);
    }
  }
  const differences = differencesFromDocument(warnings);
  assert.deepEqual(differences, [], `docs/security.md:\n${differences.join('\n')}`);
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
