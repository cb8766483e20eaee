import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPackagesOfDebian } from '../../packages/testbed/system-packages/debian.ts';
import { findFreePort, runOrFail } from '../../scripts/lib/processes.ts';
import { UserError } from '../../scripts/lib/user-error.ts';

const DEBIAN = '/usr/lib/postgresql';
const EXTENSIONS = 'tools/hosted/extensions';
const SUPERUSER = 'supabase_admin';

/**
 * Starts Debian's Postgres as a hosted project before its first migration. It is a copy in a temporary folder, which
 * also has the extensions of `extensions`; it ends with this process.
 */
export async function startPostgres() {
  const version = await installedVersion();
  const folder = mkdtempSync(path.join(tmpdir(), 'hosted-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const home = path.join(folder, `lib/postgresql/${version}`);
  const share = path.join(folder, `share/postgresql/${version}`);
  cpSync(`${DEBIAN}/${version}`, home, { recursive: true, dereference: true });
  cpSync(`/usr/share/postgresql/${version}`, share, { recursive: true, dereference: true });
  cpSync(EXTENSIONS, path.join(share, 'extension'), { recursive: true });

  // Postgres refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ['setpriv', '--reuid=nobody', '--clear-groups'] : [];
  if (asUser.length > 0) await runOrFail('chown', 'chown', ['-R', 'nobody', folder]);
  const commandOf = (program: string, args: string[]) => {
    const [command = '', ...rest] = [...asUser, path.join(home, 'bin', program), ...args];
    return [command, rest] as const;
  };
  const runProgram = (program: string, args: string[]) =>
    runOrFail(program, ...commandOf(program, args));

  const data = path.join(folder, 'data');
  await runProgram('initdb', [
    ...['-D', data, '-U', SUPERUSER, '--auth=trust', '--no-sync'],
    ...['--encoding=UTF8', '--locale=C.UTF-8'],
  ]);
  const port = await findFreePort();
  const settings = `-p ${port} -h 127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
  await runProgram('pg_ctl', [
    ...['start', '-w', '-D', data, '-l', path.join(folder, 'log'), '-o', settings],
  ]);
  process.prependOnceListener('exit', () => {
    spawnSync(...commandOf('pg_ctl', ['stop', '-m', 'immediate', '-D', data]));
  });

  const urlOf = (user: string, database: string) =>
    `postgresql://${user}:postgres@127.0.0.1:${port}/${database}?sslmode=disable`;
  const psql = (database: string, args: string[]) =>
    runProgram('psql', [
      ...[urlOf(SUPERUSER, database), '-X', '-v', 'ON_ERROR_STOP=1', '-qAt'],
      ...args,
    ]);
  return {
    folder,
    version,
    /** @returns the URL of the owner's role, which is no superuser */
    urlOf: (database: string) => urlOf('postgres', database),
    /** Runs SQL as superuser. @returns its rows, one a line */
    query: async (database: string, sql: string) => (await psql(database, ['-c', sql])).trim(),
    runFile: (database: string, file: string) => psql(database, ['-f', path.resolve(file)]),
    /** The definitions of everything in the database, as lines of SQL, in no certain order. */
    async schemaOf(database: string) {
      const dump = await runProgram('pg_dump', ['--schema-only', urlOf(SUPERUSER, database)]);
      // Each dump has a key of its own, against input that would leave it.
      const lines = dump.split('\n').filter((line) => !/^\\(un)?restrict /.test(line));
      return lines.filter((line) => line !== '');
    },
  };
}

async function installedVersion() {
  const find = () => {
    const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
    return versions.sort((a, b) => Number(b) - Number(a))[0];
  };
  if (!find()) await installPackagesOfDebian(['postgresql']);
  const version = find();
  const check = `/usr/share/postgresql/${version}/extension/plpgsql_check.control`;
  // `supabase db lint` needs it.
  if (version && !existsSync(check)) {
    await installPackagesOfDebian([`postgresql-${version}-plpgsql-check`]);
  }
  if (version && existsSync(check)) return version;
  throw new UserError(
    'This needs Postgres with plpgsql_check. On Debian and Ubuntu, as root: apt-get install postgresql postgresql-<version>-plpgsql-check',
  );
}
