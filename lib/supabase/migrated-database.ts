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
  for (const file of readdirSync('supabase/migrations').sort()) {
    await database.exec(readFileSync('supabase/migrations/' + file, 'utf8'));
  }
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
  process.send('ready');
`;

export type Role = 'anon' | 'authenticated' | 'service_role';

/** What a statement returned, or SQLSTATE and message of its error, and what the site was told meanwhile. */
export type Answer<Heard = unknown> = {
  rows?: Record<string, unknown>[];
  code?: string;
  error: string | null;
  heard: Heard[];
};

/** For tests: a database in memory with every migration, which takes a while to start. */
export function startMigratedDatabase<Heard>() {
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '--eval', DATABASE], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const next = async () => (await once(child, 'message'))[0];
  return {
    ready: next(),
    /** Runs statements, one call after the other, as the owner of the database or in a role. */
    async run(sql: string, role?: Role): Promise<Answer<Heard>> {
      child.send({ sql, role });
      return next();
    },
    stop: () => child.kill(),
  };
}
