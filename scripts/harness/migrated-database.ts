import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** PGlite imports its files at run time, which Jest's module system does not do: hence a process of its own. */
const DATABASE = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { PGlite } from '@electric-sql/pglite';

  const database = await PGlite.create();
  // As a hosted project comes, where everything new in the schema public is everybody's.
  await database.exec(\`
    create role anon; create role authenticated; create role service_role bypassrls;
    grant usage on schema public to anon, authenticated, service_role;
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;\`);
  const notices = [];
  const onNotice = ({ severity, message }) => severity === 'WARNING' && notices.push(message);
  const migrate = async () => {
    await database.exec(process.env.EXISTING_TABLES ?? '');
    for (const file of readdirSync('supabase/migrations').sort()) {
      const sql = readFileSync('supabase/migrations/' + file, 'utf8');
      await database.transaction((transaction) => transaction.exec(sql, { onNotice }));
    }
  };
  const failure = await migrate().then(() => null, ({ message }) => message);
  let heard = [];
  await database.listen('posts_changed', (body) => heard.push(JSON.parse(body)));
  process.on('message', async ({ sql, role }) => {
    heard = [];
    if (role) await database.exec('set role ' + role);
    const answer = await database.exec(sql).then(
      (results) => ({ rows: results.at(-1).rows }),
      ({ code, message }) => ({ code, error: message }),
    );
    if (role) await database.exec('reset role');
    process.send({ error: null, heard, ...answer });
  });
  process.send({ failure, warnings: notices });
`;

export type Role = 'anon' | 'authenticated' | 'service_role';

/** What a statement returned, or SQLSTATE and message of its error, and what the site was told meanwhile. */
export type Answer<Heard = unknown> = {
  rows?: Record<string, unknown>[];
  code?: string;
  error: string | null;
  heard: Heard[];
};

/**
 * For tests: a database in memory with every migration, which takes a while to start.
 * @param existingTables SQL that runs before the migrations, for a project that had tables already
 */
export function startMigratedDatabase<Heard>(existingTables = '') {
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '--eval', DATABASE], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, EXISTING_TABLES: existingTables },
  });
  const next = async () => (await once(child, 'message'))[0];
  return {
    /** Resolves with the warnings of the migrations, and rejects with the error of the one that failed. */
    ready: next().then(({ failure, warnings }): string[] => {
      if (failure) throw new Error(failure);
      return warnings;
    }),
    /** Runs statements, one call after the other, as the owner of the database or in a role. */
    async run(sql: string, role?: Role): Promise<Answer<Heard>> {
      child.send({ sql, role });
      return next();
    },
    stop: () => child.kill(),
  };
}
