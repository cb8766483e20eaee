import { existsSync } from 'node:fs';
import path from 'node:path';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { UserError } from '../../scripts/lib/user-error.ts';
import { createDatabaseFolder, emptyDatabase } from './empty-database.ts';

const TIMESTAMPTZ = 1184;
const TIMESTAMP = 1114;
/** text, varchar and char. */
const TEXT_TYPES = [25, 1043, 1042];

/** SQLSTATEs of constraint violations, for which lite returns status 500 and PostgREST 400. */
const CONSTRAINT_VIOLATION = /^23(514|000|001|P01)$/;

/** SQLSTATEs whose details name no value of a visitor: a duplicate value, and errors that our own functions raise. */
const OWN_DETAIL = /^(23505|PT\d{3})$/;

/** ENOSPC in WebAssembly. */
const NO_SPACE = 51;

type DatabaseError = {
  severity: string;
  code: string;
  message: string;
  detail?: string;
  hint?: string;
};

/**
 * A PGlite database (Postgres in WebAssembly), in memory without a folder. Corrects four differences between lite
 * 0.10.0 and a hosted project: default privileges, status codes, the format of timestamps, and texts such as `true`.
 */
export async function connect(databaseFolder: string | undefined): Promise<PgliteConnection> {
  const connection = await open(databaseFolder);

  // This private method grants everything to every role at the first request, undoing the revokes of the migrations.
  Object.assign(connection, { ensureRlsContext: async () => true });

  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => likePostgrest(normalize(error));

  return connection;
}

async function open(databaseFolder: string | undefined) {
  if (databaseFolder && !existsSync(path.join(databaseFolder, 'PG_VERSION')))
    await createDatabaseFolder(databaseFolder);
  try {
    const connection = await createPgliteConnection({
      url: databaseFolder,
      pgliteOptions: {
        // lite returns "2025-01-10 09:00:00+00", PostgREST ISO 8601.
        parsers: { [TIMESTAMPTZ]: isoTimestamp, [TIMESTAMP]: isoTimestamp },
        // lite turns a value that reads as a boolean into one, whatever the type of the column.
        serializers: Object.fromEntries(TEXT_TYPES.map((type) => [type, String])),
        loadDataDir: databaseFolder ? undefined : await emptyDatabase(),
      },
    });
    await connection.driver.waitReady;
    return connection;
  } catch (error) {
    throw new UserError(
      `The database in ${databaseFolder} cannot be opened (${reasonOf(error)}). If another version of Postgres wrote it, see docs/upgrading.md. Otherwise move the folder away to start with an empty one, or restore a backup.`,
    );
  }
}

/** PGlite also throws objects that are no errors, such as that of its file system. */
function reasonOf(error: unknown) {
  if (error instanceof Error) return error.message;
  const { errno } = Object(error) as { errno?: number };
  return errno === NO_SPACE ? 'no space is left on the disk' : JSON.stringify(error);
}

function isoTimestamp(text: string) {
  if (text.includes('infinity')) return text;
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

/** Drops the parameters of the statement, a visitor's personal data, which lite would log with the error. */
function likePostgrest(error: unknown) {
  if (!isDatabaseError(error)) return error;
  const isBadRequest = CONSTRAINT_VIOLATION.test(error.code);
  return Object.assign(Object.create(Error.prototype), {
    message: error.message,
    code: isBadRequest ? 'PT400' : error.code,
    detail: OWN_DETAIL.test(error.code) ? error.detail : undefined,
    hint: error.hint ?? (isBadRequest ? `SQLSTATE ${error.code}` : undefined),
  });
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return typeof error === 'object' && error !== null && 'severity' in error;
}
