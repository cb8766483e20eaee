import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { SHORT_LIVED_PROCESS } from './short-lived-process.ts';

/** Runs in its own process, because PGlite imports its files at run time and Jest's module system cannot do that. */
const DATABASE = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { createEmptyDatabase } from './packages/local-supabase/empty-database.ts';

  const database = await createEmptyDatabase();
  // The default privileges of a hosted project grant everything new in the schema public to these roles.
  await database.exec(\`
    create role anon; create role authenticated; create role service_role bypassrls;
    grant usage on schema public to anon, authenticated, service_role;
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;\`);
  const warnings = [];
  const onNotice = ({ severity, message }) => severity === 'WARNING' && warnings.push(message);
  const migrate = async () => {
    await database.exec(readFileSync(0, 'utf8'));
    for (const file of readdirSync('supabase/migrations').sort()) {
      const sql = readFileSync('supabase/migrations/' + file, 'utf8');
      await database.transaction((transaction) => transaction.exec(sql, { onNotice }));
    }
  };
  const failure = await migrate().then(() => null, ({ message }) => message);
  let heard = [];
  await database.listen('posts_changed', (body) => heard.push(JSON.parse(body)));
  process.on('message', async ({ sql, role, claims }) => {
    heard = [];
    await database.query("select set_config('request.jwt.claims', $1, false)", [JSON.stringify(claims ?? {})]);
    if (role) await database.exec('set role ' + role);
    const answer = await database.exec(sql).then(
      (results) => ({ rows: results.at(-1).rows }),
      ({ code, message }) => ({ code, error: message }),
    );
    if (role) await database.exec('reset role');
    process.send({ error: null, heard, ...answer });
  });
  process.send({ failure, warnings });
`;

export type Role = 'anon' | 'authenticated' | 'service_role' | 'studio_editor' | 'studio_owner';

/** Rows of a statement, or SQLSTATE and message of its error; `heard` are the announcements sent meanwhile. */
export type Answer<Heard = unknown> = {
  rows?: Record<string, unknown>[];
  code?: string;
  error: string | null;
  heard: Heard[];
};

/**
 * A database in memory with every migration. Starting it takes about a second.
 * @param existingTables SQL that runs before the migrations, for a project that already has tables
 */
export function startMigratedDatabase<Heard>(existingTables = '') {
  const args = [...SHORT_LIVED_PROCESS, '--input-type=module', '--eval', DATABASE];
  const child: ChildProcess = spawn(process.execPath, args, {
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
  });
  child.stdin?.end(existingTables);
  // A test that fails before stop() must not keep Jest from exiting.
  child.unref();
  child.channel?.unref();
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The database process ended with code ${code}.`);
  });
  ended.catch(() => {});
  const next = async () => (await Promise.race([once(child, 'message'), ended]))[0];
  return {
    /** Resolves with the warnings of the migrations, and rejects with the error of the one that failed. */
    ready: next().then(({ failure, warnings }): string[] => {
      if (failure) throw new Error(failure);
      return warnings;
    }),
    /** Runs statements as the owner of the database or in a role with the claims of its JWT. One call at a time. */
    async run(sql: string, role?: Role, claims?: object): Promise<Answer<Heard>> {
      child.send({ sql, role, claims });
      return next();
    },
    stop: () => child.kill(),
  };
}
