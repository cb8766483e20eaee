/** @jest-environment node */
import { startMigratedDatabase } from '../../../packages/testbed/migrated-database';

/** Tables of pg_cron and Vault, as far as the function reads them. */
const PLATFORM = `
  create schema cron;
  create table cron.job (jobname name, active boolean);
  create schema vault;
  create table vault.secrets (name text);`;

const ALL = ['announce-due-posts', 'delete-old-messages', 'purge-deleted-posts'];

async function withDatabase(
  existing: string,
  work: (database: ReturnType<typeof startMigratedDatabase>) => Promise<void>,
) {
  const database = startMigratedDatabase(existing);
  await database.ready;
  await work(database).finally(database.stop);
}

type Database = ReturnType<typeof startMigratedDatabase>;

/** The reasons by job, as the site asks for them. */
async function missing(database: Database) {
  const { rows = [] } = await database.run('select * from missing_jobs()', 'anon');
  return Object.fromEntries(rows.map(({ job, reason }) => [job, reason]));
}

/** The first job is late as soon as the database runs for longer than it may be late. */
const LONG_AGO = `
  update private.jobs set ran_at = now() - interval '3 days';
  update private.jobs set late_after = '1 millisecond' where name = 'announce-due-posts';
  update private.due_posts set announced_until = now() - interval '3 days'`;

test('a new database without pg_cron misses the daily jobs until something runs them', () =>
  withDatabase('', async (database) => {
    expect(await missing(database)).toEqual({
      'delete-old-messages': 'extension',
      'purge-deleted-posts': 'extension',
    });
    await database.run('select delete_old_messages(); select purge_deleted_posts()');
    expect(await missing(database)).toEqual({});
  }));

test('a job that has not run for long is missing, with the reason', () =>
  withDatabase(PLATFORM, async (database) => {
    await database.run(LONG_AGO);
    expect(await missing(database)).toEqual(
      Object.fromEntries(ALL.map((job) => [job, 'schedule'])),
    );
    await database.run(`insert into cron.job values
      ('announce-due-posts', true), ('delete-old-messages', true), ('purge-deleted-posts', false)`);
    expect(await missing(database)).toEqual({
      'announce-due-posts': 'run',
      'delete-old-messages': 'run',
      'purge-deleted-posts': 'schedule',
    });
    await database.run(`update private.jobs set late_after = '10 minutes' where name = 'announce-due-posts';
      select private.announce_due_posts(); select delete_old_messages(); select purge_deleted_posts()`);
    expect(await missing(database)).toEqual({});
  }));

test('announcing changes is missing where its secret is set and pg_net is not enabled', () =>
  withDatabase(PLATFORM, async (database) => {
    const announcing = async () => (await missing(database))['announce-changes'];
    expect(await announcing()).toBeUndefined();
    await database.run("insert into vault.secrets values ('revalidate_url')");
    expect(await announcing()).toBe('extension');
    await database.run('create schema net');
    expect(await announcing()).toBeUndefined();
  }));
